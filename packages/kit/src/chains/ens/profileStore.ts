import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { createSafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { isAddressText, isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import type { Kit } from '../config/kit.ts'
import { slot } from '../config/slot.ts'
import { oneDay } from '../transport/createQueryClient.ts'
import { type AvatarPolicy, allowedAvatar } from './avatarSource.ts'
import { namesConfig } from './namesConfig.ts'

/** The result of a profile lookup. */
export interface FoundProfile {
  readonly name: string | undefined
  readonly avatar: string | undefined
  /** True if part of it could not be read, such as the avatar. It is looked up again soon. */
  readonly isPartial?: boolean
}

interface StoredProfile extends FoundProfile {
  readonly address: string
  readonly scope: number
  /** Time of the lookup, in ms since 1970. */
  readonly at: number
}

export interface ProfileStore {
  /** The profile found within the last day. */
  get(address: Address, scope: number): StoredProfile | undefined
  put(address: Address, scope: number, profile: FoundProfile): void
}

/** Maximum number of stored profiles. An avatar may be a data URI of 64 kB. */
const maxProfiles = 8
/** In characters; longer names are ignored. */
export const maxNameLength = 255
/** Joiners within an emoji sequence (family, flag). Anywhere else they are not part of a name. */
const joiners = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200d\u{e0020}-\u{e007f}]+/gu

/**
 * Stores profiles for a day, so that a reload shows them at once without a request. Stored entries
 * are validated like any outside input: other scripts of the origin can write there.
 */
export const profileStore = slot('profileStore', createProfileStore)

export function createProfileStore(kit: Kit): ProfileStore {
  const policy = avatarPolicyOf(kit)
  const store = createSafeStore<readonly StoredProfile[]>({
    key: `${kit.storageKey}.names`,
    version: 1,
    parse: (value) => parseProfiles(value, policy),
    fallback: [],
    storage: kit.storage,
    instanceId: kit.instanceId,
  })
  const isOf = (address: Address, scope: number) => (entry: StoredProfile) =>
    entry.address === address.toLowerCase() && entry.scope === scope
  return {
    get(address, scope) {
      const age = (at: number) => Date.now() - at
      return store
        .get()
        .filter(({ at }) => age(at) >= 0 && age(at) < oneDay)
        .find(isOf(address, scope))
    },
    put(address, scope, { avatar, name }) {
      const others = store.get().filter((entry) => !isOf(address, scope)(entry))
      const entry = { address: address.toLowerCase(), scope, name, avatar, at: Date.now() }
      store.set([entry, ...others].slice(0, maxProfiles))
    },
  }
}

/** Allows avatars from the page's own origin and the configured ones. */
export function avatarPolicyOf(kit: Kit): AvatarPolicy {
  const { avatarOrigins, avatarService, ipfsGateway } = kit.get(namesConfig)
  // Without a location (on a server) no picture is shown.
  const own = globalThis.location ? [globalThis.location.origin] : []
  return { origins: [...own, ...avatarOrigins], ipfsGateway, service: avatarService }
}

function parseProfiles(value: unknown, policy: AvatarPolicy): readonly StoredProfile[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, maxProfiles).flatMap((entry) => parseProfile(entry, policy) ?? [])
}

function parseProfile(value: unknown, policy: AvatarPolicy): StoredProfile | undefined {
  if (!isRecord(value)) return undefined
  const { address, at, avatar, name, scope } = value
  if (!isAddressText(address)) return undefined
  if (typeof at !== 'number' || typeof scope !== 'number') return undefined
  if (name !== undefined && !couldBeName(name)) return undefined
  return {
    address,
    at,
    scope,
    name: typeof name === 'string' ? name : undefined,
    avatar: typeof name === 'string' ? allowedAvatar(avatar, policy) : undefined,
  }
}

/** Returns false for text that no normalized name can be. */
function couldBeName(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false
  const visible = value.replace(joiners, '')
  return sanitizeText(visible, maxNameLength) === visible
}
