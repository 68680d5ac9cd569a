import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../../config/useKit.ts'
import { useConnectionState } from '../../connection/useConnectionState.ts'
import { withTimeLimit } from '../../connectors/withTimeLimit.ts'
import { ChainProofError } from '../../errors/chain.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { useChainProof } from '../../reads/useChainProof.ts'
import { type RpcRequest, requestOf } from '../../transport/requestOf.ts'
import { rpcLimits } from '../../transport/rpcLimits.ts'
import type { TransactionRecord } from '../store/record.ts'
import { settled } from '../store/settled.ts'
import { transactionsOf } from '../store/transactionsOf.ts'
import { useAddRecentTransaction } from '../store/useAddRecentTransaction.ts'
import { type Call, canSendCalls, sendCallsThroughWallet, sendThroughWallet } from './walletSend.ts'

interface Telling {
  /** What the list and the toasts say, in the visitor's language, e.g. 'Lock 250 FOYER'. */
  readonly description: string
  /** Blocks to wait for. Default 1. */
  readonly confirmations?: number | undefined
  /**
   * Ends the wish: the wallet is not asked any more. What it has been asked already it may still send, which is then recorded as
   * well.
   */
  readonly signal?: AbortSignal | undefined
}

export interface SendOptions extends Call, Telling {}

export interface SendCallsOptions extends Telling {
  readonly calls: readonly Call[]
  /** All of them or none. Default true. */
  readonly atomicRequired?: boolean | undefined
}

export interface TransactionSender {
  /** 'yes' once the wallet has said that it takes several calls in one confirmation (EIP-5792). */
  readonly batches: 'asking' | 'yes' | 'no'
  /** Resolves when the wallet has sent it; from then on it is in the list, followed, and told in toasts. */
  send(options: SendOptions): Promise<TransactionRecord>
  /** The same for several calls in one confirmation. To be offered when `batches` is 'yes'. */
  sendCalls(options: SendCallsOptions): Promise<TransactionRecord>
  /** The record once it is not pending any more; undefined when it was cleared, or the signal ended the waiting. */
  settled(record: TransactionRecord, signal?: AbortSignal): Promise<TransactionRecord | undefined>
}

/**
 * Sends through the connected wallet on its current chain and records what was sent. Adds no fee fields: the wallet
 * decides what is paid.
 *
 * @throws (its functions) NotConnectedError, ChainProofError, ChainMismatchError, UnreadableSendAnswerError, and what the
 * wallet throws; `classifyWalletError(error) === 'rejected'` is a person who said no, and needs no words.
 */
export function useTransactionSender(): TransactionSender {
  const kit = useKit()
  const { address, chain } = useConnectionState()
  const { connector } = useConnection()
  const proof = useChainProof()
  const add = useAddRecentTransaction()
  const chainId = chain?.id

  const capability = useQuery({
    queryKey: ['foyer', 'batches', connector?.uid, chainId, address?.toLowerCase()],
    enabled: connector !== undefined && chainId !== undefined && address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      if (!connector || chainId === undefined || !address) return false
      const limit = { connector: connector.name, operation: 'wallet_getCapabilities' }
      const ask = async () =>
        canSendCalls(requestOf(await connector.getProvider()), { chainId, from: address })
      return withTimeLimit({ ...limit, timeout: rpcLimits.timeout }, ask).catch(() => false)
    },
  })
  const batches = batchesOf(capability.data)

  return useMemo(() => {
    const ready = async () => {
      if (!address || !chain || !connector) {
        throw new NotConnectedError({ user: 'useTransactionSender' })
      }
      if (proof === 'proving' || proof === 'unproven' || proof === 'different') {
        const reason = proof === 'different' ? 'otherGenesis' : 'noAnswer'
        throw new ChainProofError({ chain: chain.name, reason })
      }
      const wallet: RpcRequest = requestOf(await connector.getProvider())
      return { wallet, from: address, chainId: chain.id }
    }
    return {
      batches,
      async send({ confirmations, description, ...call }) {
        const { wallet, ...from } = await ready()
        const hash = await sendThroughWallet(wallet, { ...call, ...from })
        return add({ hash, description, confirmations, chainId: from.chainId })
      },
      async sendCalls({ atomicRequired = true, calls, confirmations, description, signal }) {
        const { wallet, ...from } = await ready()
        const id = await sendCallsThroughWallet(wallet, { ...from, calls, atomicRequired, signal })
        const callCount = calls.length
        return add({ id, description, confirmations, callCount, chainId: from.chainId })
      },
      async settled(record, signal) {
        if (!address) return undefined
        return settled(transactionsOf(kit), address, record, signal)
      },
    }
  }, [add, address, batches, chain, connector, kit, proof])
}

function batchesOf(answer: boolean | undefined): TransactionSender['batches'] {
  if (answer === undefined) return 'asking'
  return answer ? 'yes' : 'no'
}
