import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { ownQuery } from '../../chains/transport/createQueryClient.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { verifyWalletChain } from '../../wallets/connection/chain/verifyWalletChain.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { readConnection } from '../../wallets/connection/walletConnection.ts'
import type { TransactionRecord } from '../store/record.ts'
import { transactionStore } from '../store/recordSent.ts'
import { askBatchSupport, type BatchSupport } from './batchSupport.ts'
import {
  type SendCallsOptions,
  type SendOptions,
  sendAndRecord,
  sendCallsAndRecord,
} from './sendAndRecord.ts'

/** When a wallet without a clear answer about batches is asked again, in ms. */
const askAgainAfter = 30_000

/** The result of `useTransactionSender`. */
export interface UseTransactionSenderReturnType {
  /**
   * Whether the wallet supports several calls in one confirmation (EIP-5792). 'no' also while it
   * has given no clear answer; it is then asked up to three times, half a minute apart.
   */
  readonly batches: 'pending' | 'yes' | 'no'
  /**
   * Resolves with the pending record once the wallet has sent it. It is then tracked, listed and
   * shown in toasts.
   */
  send(options: SendOptions): Promise<TransactionRecord>
  /** As `send`, for several calls in one confirmation. Offer it when `batches` is 'yes'. */
  sendCalls(options: SendCallsOptions): Promise<TransactionRecord>
  /**
   * Verifies that the wallet is on the current chain, as sending does automatically. Call it right
   * before the wallet signs something for this chain, such as a permit.
   */
  verifyChain(): Promise<void>
  /**
   * Resolves with the record once it is confirmed or has failed; with undefined when it was
   * cleared, the signal aborted, or no account or another one is connected. Never rejects.
   */
  settled(record: TransactionRecord, signal?: AbortSignal): Promise<TransactionRecord | undefined>
}

/**
 * Sends through the connected wallet on its current chain and records what was sent. Validates the
 * input and verifies the wallet's chain before asking the wallet. The wallet sets the fee.
 *
 * @throws (its functions) NotConnectedError, InvalidAddressError, InvalidTransactionError,
 * NoProviderRequestError, WalletChainMismatchError, ChainProofError, ConnectorTimeoutError,
 * ResourceUnavailableError while an earlier request is pending in the wallet, and the signal's
 * reason: nothing was sent.
 * UnreadableSendAnswerError: it may have been sent. Also what the wallet throws:
 * `classifyWalletError(error) === 'rejected'` means that the visitor declined.
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useTransactionSender(): UseTransactionSenderReturnType {
  const kit = useKit('useTransactionSender')
  const { address, chain } = useConnectionState()
  const { connector } = useConnection()
  const chainId = chain?.id

  const capability = useQuery(
    {
      ...ownQuery,
      queryKey: ['foyer', 'batches', connector?.uid, chainId, address?.toLowerCase()],
      enabled: connector !== undefined && chainId !== undefined && address !== undefined,
      staleTime: ({ state }) => (state.data === 'unclear' ? askAgainAfter : Infinity),
      refetchInterval: ({ state }) => state.data === 'unclear' && askAgainAfter,
      async queryFn() {
        if (!connector || chainId === undefined || !address) return 'no'
        return askBatchSupport(kit, { chainId, connector, from: address })
      },
    },
    kit.queryClient,
  )
  const batches = batchesOf(capability.data)

  return useMemo(() => {
    const sender = () => {
      if (address && chain && connector) return { address, chain, connector }
      throw new NotConnectedError({ caller: 'useTransactionSender' })
    }
    return {
      batches,
      send: async (options) => sendAndRecord(kit, sender(), options),
      sendCalls: async (options) => sendCallsAndRecord(kit, sender(), options),
      verifyChain: async () => verifyWalletChain(kit, sender()),
      async settled(record, signal) {
        if (!address) return undefined
        return waitUntilSettled(kit, { address, record, signal })
      },
    }
  }, [address, batches, chain, connector, kit])
}

function batchesOf(answer: BatchSupport | undefined): UseTransactionSenderReturnType['batches'] {
  if (answer === undefined) return 'pending'
  return answer === 'yes' ? 'yes' : 'no'
}

interface SettledOptions {
  readonly address: Address
  readonly record: TransactionRecord
  readonly signal: AbortSignal | undefined
}

function waitUntilSettled(
  kit: Kit,
  { address, record: { chainId, id }, signal }: SettledOptions,
): Promise<TransactionRecord | undefined> {
  const store = kit.get(transactionStore)
  return new Promise((resolve) => {
    const check = () => {
      const record = store.list(address, chainId).find((entry) => entry.id === id)
      const isPending = record?.status === 'pending'
      if (isPending && !signal?.aborted && !isLeft(kit, address)) return
      for (const stop of stops) stop()
      signal?.removeEventListener('abort', check)
      resolve(isPending || signal?.aborted ? undefined : record)
    }
    const stops = [store.subscribe(check), kit.wagmi.subscribe((state) => state, check)]
    signal?.addEventListener('abort', check)
    check()
  })
}

/** Whether no account or another one is connected; not while wagmi connects or reconnects. */
function isLeft({ wagmi }: Kit, account: Address): boolean {
  const { address, status } = readConnection(wagmi)
  if (status === 'disconnected') return true
  return status === 'connected' && !sameAddress(address, account)
}
