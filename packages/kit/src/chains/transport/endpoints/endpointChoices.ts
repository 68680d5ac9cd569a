import { createSafeStore, type SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { isRecord } from '@foyer/ui/utils/guards.ts'
import { slot } from '../../config/slot.ts'

/** The visitor's endpoint settings. */
export interface EndpointChoices {
  /** URL of the endpoint to ask first, by chain id. At most 64. */
  readonly pinned: Readonly<Record<string, string>>
}

const nothing: EndpointChoices = { pinned: {} }
/** Maximum stored entries. */
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
  const { pinned } = value
  return {
    pinned: Object.fromEntries(
      Object.entries(isRecord(pinned) ? pinned : {})
        .filter((entry): entry is [string, string] => /^\d+$/.test(entry[0]) && isUrl(entry[1]))
        .slice(0, maxChoices),
    ),
  }
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && /^(?:https?|wss?):\/\//.test(value)
}
