import { getConnection } from '@wagmi/core'
import { useEffect } from 'react'
import { useKit } from '../config/useKit.ts'
import { useSession } from '../connectors/useSession.ts'
import { type RpcRequest, requestOf } from '../rpc/requestOf.ts'
import { rpcLimits } from '../rpc/rpcLimits.ts'
import { chainPortOf } from './chainPortOf.ts'
import { createNews } from './createNews.ts'
import { createWatch } from './createWatch.ts'
import { leadWhileVisible } from './leadWhileVisible.ts'
import { refreshAfter } from './refreshAfter.ts'
import { dismissTransaction, toastTransaction } from './toastTransaction.tsx'
import { tabOf, transactionsOf } from './transactionsOf.ts'

/** Follows the connected account's transactions and tells of them. Draws nothing; loaded once one is pending. */
export default function TransactionWatch(): null {
  const kit = useKit()
  const { address } = useSession()

  useEffect(() => {
    if (!address) return
    const book = transactionsOf(kit)
    // Safe and batches can only be asked about in the wallet that has sent them.
    const wallet: RpcRequest = async (args) => {
      return requestOf(await getConnection(kit.wagmi).connector?.getProvider())(args)
    }
    const news = createNews({
      book,
      address,
      tab: tabOf(kit),
      onSent: (record) => toastTransaction(kit.chains, record),
      onEnd: (record) => toastTransaction(kit.chains, record),
      onForgotten: dismissTransaction,
      onChainChanged: (chainId) => void refreshAfter(kit.queryClient, chainId),
    })
    const stopLeading = leadWhileVisible({
      name: `${kit.storageKey}.watch.${address.toLowerCase()}`,
      onLead: () =>
        createWatch({
          book,
          address,
          portOf: (chainId) => chainPortOf(kit, chainId),
          walletOf: ({ connectorId }) =>
            connectorId === getConnection(kit.wagmi).connector?.id ? wallet : undefined,
          onSettled: (record) => void news.tell(record),
          interval: rpcLimits.pollingInterval,
        }).stop,
    })
    return () => {
      stopLeading()
      news.stop()
    }
  }, [address, kit])

  return null
}
