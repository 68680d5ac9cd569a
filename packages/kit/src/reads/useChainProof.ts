import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useKit } from '../config/useKit.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'
import { proveSameChain } from '../transport/chainProof.ts'
import { requestOf } from '../transport/requestOf.ts'
import { rpcLimits } from '../transport/rpcLimits.ts'
import { hasFailed } from './balanceQuery.ts'

/**
 * 'different': the wallet answered, and is elsewhere. 'unproven': it could not be asked, so nothing is
 * known. In both cases nothing may be offered.
 */
export type ChainProof = 'notNeeded' | 'proving' | 'same' | 'different' | 'unproven'

/** Whether the wallet has proved to be on the app's own chain; asked anew for every wallet and chain. */
export function useChainProof(): ChainProof {
  const { chains, requireChainProof, wagmi } = useKit()
  const { chain, status } = useConnectionState()
  const { connector } = useConnection()
  const isNeeded = requireChainProof && status === 'connected' && chain !== undefined
  const chainId = (chain ?? chains[0]).id
  const query = useQuery({
    queryKey: ['foyer', 'chainProof', connector?.uid, chainId],
    enabled: isNeeded && connector !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Not proved may also mean: the wallet was asked while it was changing over.
    refetchInterval: ({ state }) => (state.data === true ? false : rpcLimits.pollingInterval),
    async queryFn() {
      if (!connector) throw new Error('A proof needs a wallet.')
      const provider: unknown = await connector.getProvider()
      const node = requestOf(wagmi.getClient({ chainId }))
      return withTimeLimit(
        {
          connector: connector.name,
          operation: 'eth_getBlockByNumber',
          timeout: rpcLimits.timeout,
        },
        () => proveSameChain({ wallet: requestOf(provider), node, chainId }),
      )
    },
  })
  if (!isNeeded) return 'notNeeded'
  if (query.data !== undefined) return query.data ? 'same' : 'different'
  return hasFailed(query) ? 'unproven' : 'proving'
}
