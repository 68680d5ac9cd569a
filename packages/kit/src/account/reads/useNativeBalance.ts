import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../chains/config/useKit.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { type BalanceEntry, balanceEntryOf, balanceQuery } from './balanceQuery.ts'

/**
 * The connected account's native balance on its current chain, live while the page is visible.
 * Undefined unless connected on a configured chain that has a native token.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useNativeBalance(): BalanceEntry | undefined {
  const { chains, queryClient, wagmi } = useKit('useNativeBalance')
  const { address, chain: current } = useConnectionState()
  const chain = current?.hasNativeToken === false ? undefined : current
  const query = useQuery(
    {
      ...balanceQuery(wagmi, address, (chain ?? chains[0]).id),
      enabled: address !== undefined && chain !== undefined,
    },
    queryClient,
  )
  return address && chain ? balanceEntryOf(query) : undefined
}
