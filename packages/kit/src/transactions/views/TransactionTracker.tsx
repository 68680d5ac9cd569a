import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getConnection } from '@wagmi/core'
import { useEffect, useRef } from 'react'
import { slot } from '../../chains/config/slot.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { type RpcRequest, requestOf } from '../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { createNotifier } from '../store/createNotifier.ts'
import type { TransactionRecord } from '../store/record.ts'
import { tabOf, transactionsOf } from '../store/transactionsOf.ts'
import { chainPortOf } from '../tracker/chainPortOf.ts'
import { createRefresher } from '../tracker/createRefresher.ts'
import { createTracker } from '../tracker/createTracker.ts'
import { electLeader } from '../tracker/electLeader.ts'
import { dismissTransaction, toastTransaction } from './TransactionToast.tsx'

/** Tracks the connected account's pending transactions and shows toasts. Loaded on demand. */
export default function TransactionTracker(): null {
  const kit = useKit('TransactionTracker')
  const { address } = useConnectionState()
  const { locale } = useLocale()
  const pageClient = useQueryClient()
  const latestLocale = useRef(locale)

  useEffect(() => {
    latestLocale.current = locale
  }, [locale])

  useEffect(() => {
    if (!address) return
    const store = transactionsOf(kit)
    const show = (record: TransactionRecord) =>
      toastTransaction({ address, chains: kit.chains, store }, record)
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
      tab: tabOf(kit),
      onSent: show,
      onEnd: show,
      onForgotten: dismissTransaction,
      onChainChanged(chainId) {
        for (const refresh of refreshers) void refresh(chainId)
      },
    })
    const stopLeading = electLeader({
      store,
      name: `${kit.storageKey}.tracker.${address.toLowerCase()}`,
      onLead: () =>
        createTracker({
          store,
          address,
          portOf: (chainId) => chainPortOf(kit, chainId),
          walletOf: ({ connectorId }) =>
            connectorId === getConnection(kit.wagmi).connector?.id ? wallet : undefined,
          onSettled: (record) => void notifier.tell(record),
          locale: () => latestLocale.current,
          interval: rpcLimits.pollingInterval,
        }).stop,
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
