import { getConnection } from '@wagmi/core'
import { useEffect } from 'react'
import { useKit } from '../../config/useKit.ts'
import { useConnectionState } from '../../connection/useConnectionState.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { type RpcRequest, requestOf } from '../../transport/requestOf.ts'
import { rpcLimits } from '../../transport/rpcLimits.ts'
import { createNotifier } from '../store/createNotifier.ts'
import { tabOf, transactionsOf } from '../store/transactionsOf.ts'
import { chainPortOf } from '../tracker/chainPortOf.ts'
import { createTracker } from '../tracker/createTracker.ts'
import { electLeader } from '../tracker/electLeader.ts'
import { refreshAfter } from '../tracker/refreshAfter.ts'
import { dismissTransaction, toastTransaction } from './toastTransaction.tsx'

/** Follows the connected account's transactions and tells of them. Draws nothing; loaded once one is pending. */
export default function TransactionTracker(): null {
  const kit = useKit()
  const { address } = useConnectionState()
  const { locale } = useLocale()

  useEffect(() => {
    if (!address) return
    const store = transactionsOf(kit)
    // Safe and batches can only be asked about in the wallet that has sent them.
    const wallet: RpcRequest = async (args) => {
      return requestOf(await getConnection(kit.wagmi).connector?.getProvider())(args)
    }
    const notifier = createNotifier({
      store,
      address,
      tab: tabOf(kit),
      onSent: (record) => toastTransaction(kit.chains, record),
      onEnd: (record) => toastTransaction(kit.chains, record),
      onForgotten: dismissTransaction,
      onChainChanged: (chainId) => void refreshAfter(kit.queryClient, chainId),
    })
    const stopLeading = electLeader({
      name: `${kit.storageKey}.watch.${address.toLowerCase()}`,
      onLead: () =>
        createTracker({
          store,
          address,
          portOf: (chainId) => chainPortOf(kit, chainId),
          walletOf: ({ connectorId }) =>
            connectorId === getConnection(kit.wagmi).connector?.id ? wallet : undefined,
          onSettled: (record) => void notifier.tell(record),
          locale,
          interval: rpcLimits.pollingInterval,
        }).stop,
    })
    return () => {
      stopLeading()
      notifier.stop()
    }
  }, [address, kit, locale])

  return null
}
