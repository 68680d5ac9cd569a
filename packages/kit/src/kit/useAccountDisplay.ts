import { type AccountDisplay, accountDisplay } from '../account/accountDisplay.ts'
import { useBalanceView } from '../account/useBalanceView.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { useProfile } from '../reads/useProfile.ts'
import { useHasPendingTransactions } from '../transactions/store/useTransactions.ts'

/** Who is connected, ready for display; undefined while nobody is. */
export function useAccountDisplay(): AccountDisplay | undefined {
  const { address, chain } = useConnectionState()
  const profile = useProfile()
  const balance = useBalanceView('compact')
  const hasPendingTransactions = useHasPendingTransactions()
  if (!address) return undefined
  return accountDisplay({ address, chain, profile, balance, hasPendingTransactions })
}
