import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useKit } from '../config/useKit.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { rpcLimits } from '../transport/rpcLimits.ts'
import { hasFailed } from './balanceQuery.ts'
import { chainProofKey, proveWalletChain, type WalletChainProof } from './verifyWalletChain.ts'

/**
 * 'different': the wallet answered, and is elsewhere. 'unproven': it could not be asked, so nothing is
 * known. In both cases nothing may be offered.
 */
export type ChainProof = 'notNeeded' | 'proving' | WalletChainProof

/**
 * Whether the wallet has proved to be on the app's own chain. Asked anew for every wallet and chain, on
 * focus, every few seconds while visible (`followWalletChain`) and before everything that is sent.
 */
export function useChainProof(): ChainProof {
  const kit = useKit()
  const { chain, status } = useConnectionState()
  const { connector } = useConnection()
  const isNeeded = kit.requireChainProof && status === 'connected' && chain !== undefined
  const chainId = (chain ?? kit.chains[0]).id
  const query = useQuery({
    queryKey: [...chainProofKey, connector?.uid, chainId],
    enabled: isNeeded && connector !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // An earlier stay on this chain id says nothing about this one.
    gcTime: 0,
    // Not proved may also mean: the wallet was asked while it was changing over.
    refetchInterval: ({ state }) => (state.data === 'same' ? false : rpcLimits.pollingInterval),
    queryFn() {
      if (!connector) throw new Error('A proof needs a wallet.')
      return proveWalletChain(kit, connector, chainId)
    },
  })
  if (!isNeeded) return 'notNeeded'
  return query.data ?? (hasFailed(query) ? 'unproven' : 'proving')
}
