import { createSafeStore, type SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'

/** Maximum number of recent wallets. */
const recentLimit = 3

/** Ids of recently connected wallets, newest first, at most 3. */
export const recentWallets = slot('recentWallets', createRecentWallets)

function createRecentWallets({
  instanceId,
  storage,
  storageKey,
}: Kit): SafeStore<readonly string[]> {
  return createSafeStore({
    key: `${storageKey}.recentWallets`,
    version: 2,
    parse: parseIds,
    fallback: [],
    storage,
    instanceId,
  })
}

/** Puts a wallet first among the recent ones. Call it only after connecting succeeded. */
export function rememberWallet(kit: Kit, id: string): void {
  const store = kit.get(recentWallets)
  const others = store.get().filter((other) => other !== id)
  store.set([id, ...others].slice(0, recentLimit))
}

function parseIds(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const ids = value.filter((id): id is string => typeof id === 'string' && id.length < 200)
  return [...new Set(ids)].slice(0, recentLimit)
}
