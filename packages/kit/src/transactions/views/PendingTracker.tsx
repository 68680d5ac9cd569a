import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { useState } from 'react'
import { usePendingCount } from '../store/useTransactions.ts'

const tracker = lazyImport(
  async () => (await import('./TransactionTracker.tsx')).TransactionTracker,
)

/**
 * Loads the transaction tracker once a transaction is pending. Without the tracker the list still
 * shows the stored records; a reload tries again.
 */
export function PendingTracker() {
  const pending = usePendingCount()
  const [needed, setNeeded] = useState(false)
  if (pending > 0 && !needed) setNeeded(true)
  const { value: TransactionTracker } = useLazyImport(tracker, needed)
  return needed && TransactionTracker ? <TransactionTracker /> : null
}
