import { type ComponentType, lazy, Suspense, useState } from 'react'
import { usePendingTransactions } from '../store/useTransactions.ts'

// What is missing is fetched with the next reload; the list shows what is known meanwhile.
const TransactionTracker = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('./TransactionTracker.tsx')
  } catch (error) {
    console.warn('The part that follows transactions did not arrive.', error)
    return { default: () => null }
  }
})

/** Loads what follows transactions as soon as there is one to follow. */
export function PendingTracker() {
  const pending = usePendingTransactions()
  const [needed, setNeeded] = useState(false)
  if (pending > 0 && !needed) setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <TransactionTracker />
    </Suspense>
  ) : null
}
