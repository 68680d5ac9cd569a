import type { Address } from 'viem'
import type { Kit } from '../config/kit.ts'
import { type AvatarPolicy, avatarSource } from './avatarSource.ts'
import { createNamesClient } from './createNamesClient.ts'
import { lookupProfile } from './lookupProfile.ts'
import { namesConfig } from './namesConfig.ts'
import type { FoundProfile } from './profileStore.ts'

/** Looks up name and picture, and checks both. In a file of its own: it brings the name service's code along. */
export async function findProfile(
  kit: Kit,
  address: Address,
  scope: number,
  policy: AvatarPolicy,
): Promise<FoundProfile> {
  const { gateways } = kit.once(namesConfig)
  const { avatar, name } = await lookupProfile(kit.once(createNamesClient), {
    address,
    scope,
    gateways,
  })
  return { name, avatar: await avatarSource(avatar, policy, name) }
}
