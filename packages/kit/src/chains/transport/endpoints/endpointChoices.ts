import { createSafeStore, type SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { isRecord } from '@foyer/ui/utils/guards.ts'
import { slot } from '../../config/slot.ts'

/** An endpoint added by the visitor. */
export interface OwnEndpoint {
  /** The chain it serves. */
  readonly chainId: number
  /** http(s) or ws(s), of at most 2,048 characters; others are dropped when read. */
  readonly url: string
  /** Whether it has returned the right chain id. Unconfirmed endpoints are not used. */
  readonly confirmed: boolean
}

/** The visitor's endpoint settings. */
export interface EndpointChoices {
  /** URL of the endpoint to ask first, by chain id. At most 64. */
  readonly pinned: Readonly<Record<string, string>>
  /** Of all chains, the latest last. At most 64. */
  readonly own: readonly OwnEndpoint[]
}

const nothing: EndpointChoices = { pinned: {}, own: [] }
/** Maximum stored entries of each kind. */
const maxChoices = 64

/** The visitor's endpoint settings, stored between visits. */
export const endpointChoices = slot('endpointChoices', createEndpointChoices)

export function createEndpointChoices(options: {
  readonly storageKey: string
  readonly storage: StorageLike
  readonly instanceId?: string | undefined
}): SafeStore<EndpointChoices> {
  const { instanceId, storage, storageKey } = options
  return createSafeStore({
    key: `${storageKey}.endpoints`,
    version: 2,
    parse: parseChoices,
    fallback: nothing,
    storage,
    instanceId,
  })
}

function parseChoices(value: unknown): EndpointChoices | undefined {
  if (!isRecord(value)) return undefined
  const { own, pinned } = value
  return {
    pinned: Object.fromEntries(
      Object.entries(isRecord(pinned) ? pinned : {})
        .filter((entry): entry is [string, string] => /^\d+$/.test(entry[0]) && isUrl(entry[1]))
        .slice(0, maxChoices),
    ),
    own: (Array.isArray(own) ? own : []).flatMap(parseOwn).slice(0, maxChoices),
  }
}

function parseOwn(value: unknown): readonly OwnEndpoint[] {
  if (!isRecord(value)) return []
  const { chainId, confirmed, url } = value
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || !isUrl(url)) return []
  return [{ chainId, url, confirmed: confirmed === true }]
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && /^(?:https?|wss?):\/\//.test(value)
}
