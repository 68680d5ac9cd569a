import { useQuery } from '@tanstack/react-query'
import { useKit } from '../config/useKit.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { balanceQuery, hasFailed } from './balanceQuery.ts'
import type { BalanceEntry } from './useBalances.ts'

/**
 * The connected account's native balance on its current chain, live while the page is visible.
 * Undefined unless connected on a configured chain.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useNativeBalance(): BalanceEntry | undefined {
  const { chains, wagmi } = useKit()
  const { address, chain } = useConnectionState()
  const query = useQuery({
    ...balanceQuery(wagmi, address, (chain ?? chains[0]).id),
    enabled: address !== undefined && chain !== undefined,
  })
  if (!address || !chain) return undefined
  if (query.status === 'success') {
    return { state: 'ready', value: query.data, updatedAt: query.dataUpdatedAt }
  }
  return hasFailed(query) ? { state: 'failed', value: query.data } : { state: 'loading' }
}
