import { type ComponentType, lazy, Suspense, useState } from 'react'
import { usePendingCount } from '../store/useTransactions.ts'

// Without the tracker the list still shows the stored records; a reload tries again.
const TransactionTracker = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('./TransactionTracker.tsx')
  } catch (error) {
    console.warn('The transaction tracker failed to load.', error)
    return { default: () => null }
  }
})

/** Loads the transaction tracker once a transaction is pending. */
export function PendingTracker() {
  const pending = usePendingCount()
  const [needed, setNeeded] = useState(false)
  if (pending > 0 && !needed) setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <TransactionTracker />
    </Suspense>
  ) : null
}
