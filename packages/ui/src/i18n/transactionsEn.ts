/** English texts of the transaction list and its toasts. Loaded with the first transaction. */
export const transactionsEn = {
  'transactions.title': 'Recent Transactions',
  'transactions.clear': 'Clear All',
  'transactions.empty': 'Your transactions will appear here.',
  'transactions.memory':
    'Your browser isn’t saving data, so this list clears when you close the page.',
  'transactions.onExplorer': 'View {description} on the explorer',

  'transactions.pending': 'Pending',
  'transactions.confirmed': 'Confirmed',
  'transactions.failed': 'Failed',

  'transactions.waiting': 'Waiting for the network',
  'transactions.waitingOwners': 'Waiting for the Safe owners',
  'transactions.waitingWallet': 'Waiting for your wallet',
  'transactions.deepening': 'In a block, waiting for confirmations: {count}',
  'transactions.noResult': 'In a block, but no responding node knows its result',
  'transactions.cancelling': 'Being cancelled: waiting for confirmations',
  'transactions.replacing': 'Being replaced: waiting for confirmations',
  'transactions.notFound': 'Not found by any responding node',
  'transactions.repriced': 'Confirmed with a different fee',
  'transactions.reverted': 'Reverted: only the fee was paid',
  'transactions.someReverted': '{failed} of {count} reverted',
  'transactions.cancelled': 'Cancelled: replaced by an empty transaction',
  'transactions.cancelledSafe': 'Cancelled by the Safe owners',
  'transactions.replaced': 'Replaced by another of your transactions',
  'transactions.dropped': 'Dropped. Check your wallet before you send it again',
} as const
