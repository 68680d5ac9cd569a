import type { Address } from 'viem'
import type { Kit } from '../config/kit.ts'
import { sanitizeText } from '../format/sanitizeText.ts'
import { createSafeStore } from '../storage/createSafeStore.ts'
import { oneDay } from '../transport/createQueryClient.ts'
import { isRecord } from '../utils/guards.ts'
import { type AvatarPolicy, allowedAvatar } from './avatarSource.ts'
import { namesConfig } from './namesConfig.ts'

/** A name and a picture as they were found. */
export interface FoundProfile {
  readonly name: string | undefined
  readonly avatar: string | undefined
}

interface StoredProfile extends FoundProfile {
  readonly address: string
  readonly scope: number
  /** When it was looked up, ms since 1970. */
  readonly at: number
}

export interface ProfileStore {
  /** What was found less than a day ago. */
  get(address: Address, scope: number): StoredProfile | undefined
  put(address: Address, scope: number, profile: FoundProfile): void
}

/** Pictures may be data of 64 kB each. */
const limit = 8
const addressText = /^0x[0-9a-f]{40}$/
const longestName = 255
/** What joins several emoji into one (family, flag) is part of a name there, and nowhere else. */
const joiners = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200d\u{e0020}-\u{e007f}]+/gu

/**
 * Names and pictures of the last day, so that a reload shows them at once and asks nobody. What is read back is
 * checked as if it came from outside, since other scripts of the origin can write there.
 */
export function profileStore(kit: Kit): ProfileStore {
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
      store.set([entry, ...others].slice(0, limit))
    },
  }
}

/** The page's own origin, and those that the configuration adds. */
export function avatarPolicyOf(kit: Kit): AvatarPolicy {
  const { avatarOrigins, avatarService, ipfsGateway } = kit.once(namesConfig)
  return { origins: [location.origin, ...avatarOrigins], ipfsGateway, service: avatarService }
}

function parseProfiles(value: unknown, policy: AvatarPolicy): readonly StoredProfile[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, limit).flatMap((entry) => parseProfile(entry, policy) ?? [])
}

function parseProfile(value: unknown, policy: AvatarPolicy): StoredProfile | undefined {
  if (!isRecord(value)) return undefined
  const { address, at, avatar, name, scope } = value
  if (typeof address !== 'string' || !addressText.test(address)) return undefined
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

/** False for what could not have been a normalised name. */
function couldBeName(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false
  const visible = value.replace(joiners, '')
  return sanitizeText(visible, longestName) === visible
}
