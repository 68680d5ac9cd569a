import type { KitConfig } from '../../kit/createKitConfig.ts'
import { createTab, type Tab } from './createTab.ts'
import { createTransactionStore, type TransactionStore } from './createTransactionStore.ts'

/** The recorded transactions of this config. */
export function transactionsOf(kit: KitConfig): TransactionStore {
  return kit.once(makeStore)
}

/** This tab, as the others know it. */
export function tabOf(kit: KitConfig): Tab {
  return kit.once(makeTab)
}

function makeStore({ instanceId, storage, storageKey }: KitConfig): TransactionStore {
  return createTransactionStore({ key: `${storageKey}.transactions`, storage, instanceId })
}

function makeTab({ storageKey }: KitConfig): Tab {
  return createTab({ key: `${storageKey}.tab` })
}
