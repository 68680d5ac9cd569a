/** What the list of transactions and their toasts say, in English. They arrive with the first transaction. */
export const transactionsEn = {
  'transactions.title': 'Recent Transactions',
  'transactions.clear': 'Clear All',
  'transactions.empty': 'Your transactions will appear here.',
  'transactions.memory': 'This browser keeps nothing: the list ends with the page.',
  'transactions.onExplorer': 'View {description} on the explorer (opens in a new tab)',
  'transactions.explorer': 'View on explorer',
  'transactions.newTab': '(opens in a new tab)',
  'transactions.onNetwork': 'on {network}',

  'transactions.pending': 'Pending',
  'transactions.confirmed': 'Confirmed',
  'transactions.failed': 'Failed',

  'transactions.waiting': 'Waiting for the network',
  'transactions.waitingOwners': 'Waiting for the owners of the Safe',
  'transactions.waitingWallet': 'Waiting for the wallet',
  'transactions.deepening': 'In a block, waiting for {count} in all',
  'transactions.doubted': 'No network node that answers knows it',
  'transactions.repriced': 'Confirmed at another price',
  'transactions.reverted': 'Reverted. Only the fee was paid',
  'transactions.someReverted': 'Reverted, {failed} of {count}',
  'transactions.cancelled': 'Cancelled. An empty one took its place',
  'transactions.cancelledSafe': 'Cancelled by the owners of the Safe',
  'transactions.replaced': 'Replaced by another one of yours',
  'transactions.dropped': 'Dropped. Look in your wallet before you send it again',
} as const
