import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../../config/useKit.ts'
import { useConnectionState } from '../../connection/useConnectionState.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { verifyWalletChain } from '../../reads/verifyWalletChain.ts'
import type { TransactionRecord } from '../store/record.ts'
import { settled } from '../store/settled.ts'
import { transactionsOf } from '../store/transactionsOf.ts'
import { askBatchSupport } from './batchSupport.ts'
import {
  type SendCallsOptions,
  type SendOptions,
  sendAndRecord,
  sendCallsAndRecord,
} from './sendAndRecord.ts'

export interface TransactionSender {
  /** 'yes' once the wallet has said that it takes several calls in one confirmation (EIP-5792). */
  readonly batches: 'asking' | 'yes' | 'no'
  /** Resolves when the wallet has sent it; from then on it is in the list, followed, and told in toasts. */
  send(options: SendOptions): Promise<TransactionRecord>
  /** The same for several calls in one confirmation. To be offered when `batches` is 'yes'. */
  sendCalls(options: SendCallsOptions): Promise<TransactionRecord>
  /**
   * Verifies that the wallet is on the current chain at this moment, as sending does by itself. Call it right before
   * the wallet signs something that is meant for this chain, such as a permit.
   */
  verifyChain(): Promise<void>
  /** The record once it is not pending any more; undefined when it was cleared, or the signal ended the waiting. */
  settled(record: TransactionRecord, signal?: AbortSignal): Promise<TransactionRecord | undefined>
}

/**
 * Sends through the connected wallet on its current chain and records what was sent. Everything is validated, and the
 * wallet's chain verified, before the wallet is asked. Adds no fee fields: the wallet decides what is paid.
 *
 * @throws (its functions) NotConnectedError, InvalidAddressError, InvalidTransactionError, ChainMismatchError,
 * ChainProofError, ConnectorTimeoutError: nothing was sent. UnreadableSendAnswerError: it may have been sent. And what
 * the wallet throws; `classifyWalletError(error) === 'rejected'` is a person who said no, and needs no words.
 */
export function useTransactionSender(): TransactionSender {
  const kit = useKit()
  const { address, chain } = useConnectionState()
  const { connector } = useConnection()
  const chainId = chain?.id

  const capability = useQuery({
    queryKey: ['foyer', 'batches', connector?.uid, chainId, address?.toLowerCase()],
    enabled: connector !== undefined && chainId !== undefined && address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      if (!connector || chainId === undefined || !address) return false
      return askBatchSupport(kit, connector, { chainId, from: address })
    },
  })
  const batches = batchesOf(capability.data)

  return useMemo(() => {
    const sender = () => {
      if (address && chain && connector) return { kit, address, chain, connector }
      throw new NotConnectedError({ user: 'useTransactionSender' })
    }
    return {
      batches,
      send: async (options) => sendAndRecord(sender(), options),
      sendCalls: async (options) => sendCallsAndRecord(sender(), options),
      verifyChain: async () => verifyWalletChain(kit, sender().connector, sender().chain),
      async settled(record, signal) {
        if (!address) return undefined
        return settled(transactionsOf(kit), address, record, signal)
      },
    }
  }, [address, batches, chain, connector, kit])
}

function batchesOf(answer: boolean | undefined): TransactionSender['batches'] {
  if (answer === undefined) return 'asking'
  return answer ? 'yes' : 'no'
}
