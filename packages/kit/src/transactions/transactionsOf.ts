import type { KitConfig } from '../config/createKitConfig.ts'
import { createTab, type Tab } from './createTab.ts'
import { createTransactionBook, type TransactionBook } from './createTransactionBook.ts'

/** The recorded transactions of this config. */
export function transactionsOf(kit: KitConfig): TransactionBook {
  return kit.once(makeBook)
}

/** This tab, as the others know it. */
export function tabOf(kit: KitConfig): Tab {
  return kit.once(makeTab)
}

function makeBook({ instanceId, storage, storageKey }: KitConfig): TransactionBook {
  return createTransactionBook({ key: `${storageKey}.transactions`, storage, instanceId })
}

function makeTab({ storageKey }: KitConfig): Tab {
  return createTab({ key: `${storageKey}.tab` })
}
