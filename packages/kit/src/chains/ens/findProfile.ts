import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { type Address, toCoinType } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/ens'
import type { Kit } from '../config/kit.ts'
import { type AvatarPolicy, avatarSource } from './avatarSource.ts'
import { clientForLookup, lookupOptions } from './createNamesClient.ts'
import { namesChainId } from './namesConfig.ts'
import { normalizeName } from './normalizeName.ts'
import { nullIfNone } from './nullIfNone.ts'
import { type FoundProfile, maxNameLength } from './profileStore.ts'

/** ENSIP-11. */
const ethereumCoinType = 60n

interface FindProfileOptions {
  readonly address: Address
  readonly policy: AvatarPolicy
  /** See `nameScope`. */
  readonly scope: number
}

/**
 * Finds an account's primary name (ENSIP-19) and avatar, usually in three HTTP requests or fewer. A
 * name is normalized (ENSIP-15) and counts only when it resolves back to the address. A separate
 * file, so that ENS code is loaded on demand.
 *
 * @throws NamesUnavailableError, and what the chain's endpoints and the gateways throw if no name
 * is found: a failed read does not mean that there is none.
 */
export async function findProfile(
  kit: Kit,
  { address, policy, scope }: FindProfileOptions,
): Promise<FoundProfile> {
  const options = lookupOptions(kit)
  const coinTypes =
    scope === namesChainId ? [ethereumCoinType] : [toCoinType(scope), ethereumCoinType]
  const claims = coinTypes.map((coinType) =>
    getEnsName(clientForLookup(kit), { address, coinType, ...options }).catch(nullIfNone),
  )
  await Promise.allSettled(claims)
  const failures: unknown[] = []
  for (const [index, coinType] of coinTypes.entries()) {
    try {
      const name = normalizedOrNone(await claims[index])
      if (name === undefined) continue
      const avatarQuery = { name, key: 'avatar', ...options }
      const record = getEnsText(clientForLookup(kit), avatarQuery).catch(nullIfNone)
      const owner = getEnsAddress(clientForLookup(kit), {
        name,
        // The oldest resolvers know Ethereum's address only without a coin type.
        ...(coinType === ethereumCoinType ? {} : { coinType }),
        ...options,
      }).catch(nullIfNone)
      await Promise.allSettled([owner, record])
      if (!sameAddress(await owner, address)) continue
      const avatar = await avatarOf(record, policy, name)
      return failures.length > 0 ? { ...avatar, name, isPartial: true } : { ...avatar, name }
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return { name: undefined, avatar: undefined }
}

async function avatarOf(
  record: Promise<string | null>,
  policy: AvatarPolicy,
  name: string,
): Promise<Pick<FoundProfile, 'avatar' | 'isPartial'>> {
  try {
    return { avatar: await avatarSource((await record) ?? undefined, policy, name) }
  } catch {
    return { avatar: undefined, isPartial: true } // The generated avatar is shown for now.
  }
}

function normalizedOrNone(claim: string | null | undefined): string | undefined {
  if (!claim || claim.length > maxNameLength) return undefined
  try {
    return normalizeName(claim)
  } catch {
    return undefined // A name that cannot be normalized is ignored.
  }
}
