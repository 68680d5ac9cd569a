import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useKit } from '../../chains/config/useKit.ts'
import { ownQuery } from '../../chains/transport/createQueryClient.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import {
  chainProofKey,
  proveWalletChain,
  type WalletChainProof,
} from '../../wallets/connection/chain/verifyWalletChain.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { hasFailed } from './balanceQuery.ts'

/**
 * 'notNeeded': without `requireChainProof`, or unless connected on a configured chain. 'proving':
 * no answer yet. 'same': proved. 'different': the wallet is on another chain. 'unproven': the
 * wallet or the app's node did not answer. Offer actions only if it is 'notNeeded' or 'same'.
 */
export type ChainProof = 'notNeeded' | 'proving' | WalletChainProof

/**
 * Whether the wallet has proved that it is on the app's chain. Read again for each wallet and
 * chain, every 4 s until it is 'same', with each check of the wallet's chain (every 15 s and when
 * the page is shown or focused), and before each request to send or sign.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useChainProof(): ChainProof {
  const kit = useKit('useChainProof')
  const { chain, status } = useConnectionState()
  const { connector } = useConnection()
  const isNeeded = kit.requireChainProof && status === 'connected' && chain !== undefined
  const chainId = (chain ?? kit.chains[0]).id
  const query = useQuery(
    {
      ...ownQuery,
      queryKey: [...chainProofKey, connector?.uid, chainId],
      enabled: isNeeded && connector !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      // An earlier proof for this chain id may be out of date.
      gcTime: 0,
      // The wallet may have been asked during a switch.
      refetchInterval: ({ state }) => (state.data === 'same' ? false : rpcLimits.pollingInterval),
      queryFn() {
        if (!connector) throw new Error('A proof needs a wallet.')
        return proveWalletChain(kit, { connector, chainId })
      },
    },
    kit.queryClient,
  )
  if (!isNeeded) return 'notNeeded'
  return query.data ?? (hasFailed(query) ? 'unproven' : 'proving')
}
