import { recentLimit } from '../kit/createKitConfig.ts'
import type { SafeStore } from '../storage/createSafeStore.ts'

/** Puts a wallet first among the recent ones; called after a successful connect only. */
export function rememberWallet(store: SafeStore<readonly string[]>, id: string): void {
  const others = store.get().filter((other) => other !== id)
  store.set([id, ...others].slice(0, recentLimit))
}
