import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getConnection } from '@wagmi/core'
import { useEffect } from 'react'
import { slot } from '../../chains/config/slot.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { type RpcRequest, requestOf } from '../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { transactionStore } from '../store/recordSent.ts'
import { chainPortOf } from '../tracker/chainPortOf.ts'
import { createNotifier } from '../tracker/createNotifier.ts'
import { createRefresher } from '../tracker/createRefresher.ts'
import { createTracker } from '../tracker/createTracker.ts'
import { electLeader } from '../tracker/electLeader.ts'
import { dismissTransaction, toastTransaction } from './TransactionToast.tsx'

/** Tracks the connected account's pending transactions and shows toasts. Loaded on demand. */
export function TransactionTracker(): null {
  const kit = useKit('TransactionTracker')
  const { address } = useConnectionState()
  const pageClient = useQueryClient()

  useEffect(() => {
    if (!address) return
    const store = kit.get(transactionStore)
    // Only the wallet that sent a Safe transaction or a batch knows its status.
    const wallet: RpcRequest = async (args) => {
      return requestOf(await getConnection(kit.wagmi).connector?.getProvider())(args)
    }
    const refresherOf = kit.get(refreshersByClient)
    // The page may have a query client of its own, for what it reads with wagmi.
    const refreshers = new Set([kit.queryClient, pageClient].map(refresherOf))
    const notifier = createNotifier({
      store,
      address,
      show: (record) => toastTransaction({ address, chains: kit.chains, store }, record),
      dismiss: dismissTransaction,
      onChainChanged(chainId) {
        for (const refresh of refreshers) void refresh(chainId)
      },
    })
    const stopLeading = electLeader({
      store,
      name: `${kit.storageKey}.tracker.${address.toLowerCase()}`,
      onLead() {
        const stopShowing = notifier.lead()
        const stopTracking = createTracker({
          store,
          address,
          portOf: (chainId) => chainPortOf(kit, chainId),
          walletOf: ({ connectorId }) =>
            connectorId === getConnection(kit.wagmi).connector?.id ? wallet : undefined,
          interval: rpcLimits.pollingInterval,
        })
        return () => {
          stopTracking()
          stopShowing()
        }
      },
    })
    return () => {
      stopLeading()
      notifier.stop()
    }
  }, [address, kit, pageClient])

  return null
}

/** Of the kit, since what is outdated stays so when the account changes. */
const refreshersByClient = slot('refreshersByClient', () => {
  const refreshers = new WeakMap<QueryClient, ReturnType<typeof createRefresher>>()
  return (client: QueryClient) => {
    const refresh = refreshers.get(client) ?? createRefresher(client)
    refreshers.set(client, refresh)
    return refresh
  }
})
