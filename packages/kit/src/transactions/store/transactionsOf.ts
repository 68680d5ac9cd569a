import type { Kit } from '../../config/kit.ts'
import { createTab, type Tab } from './createTab.ts'
import { createTransactionStore, type TransactionStore } from './createTransactionStore.ts'

/** The recorded transactions of this config. */
export function transactionsOf(kit: Kit): TransactionStore {
  return kit.once(makeStore)
}

/** This tab, as the others know it. */
export function tabOf(kit: Kit): Tab {
  return kit.once(makeTab)
}

function makeStore({ instanceId, storage, storageKey }: Kit): TransactionStore {
  return createTransactionStore({ key: `${storageKey}.transactions`, storage, instanceId })
}

function makeTab({ storageKey }: Kit): Tab {
  return createTab({ key: `${storageKey}.tab` })
}
