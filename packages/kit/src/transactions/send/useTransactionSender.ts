import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { verifyWalletChain } from '../../wallets/connection/chain/verifyWalletChain.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { readConnection } from '../../wallets/connection/walletConnection.ts'
import type { TransactionRecord } from '../store/record.ts'
import { transactionStore } from '../store/recordSent.ts'
import { type SendOptions, sendAndRecord } from './sendAndRecord.ts'

/** The result of `useTransactionSender`. */
export interface UseTransactionSenderReturnType {
  /**
   * Resolves with the pending record once the wallet has sent it. It is then tracked, listed and
   * shown in toasts.
   */
  send(options: SendOptions): Promise<TransactionRecord>
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
 * reason: nothing was sent. UnreadableSendAnswerError: it may have been sent. Also what the wallet
 * throws: `classifyWalletError(error) === 'rejected'` means that the visitor declined.
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useTransactionSender(): UseTransactionSenderReturnType {
  const kit = useKit('useTransactionSender')
  const { address, chain } = useConnectionState()
  const { connector } = useConnection()
  return useMemo(() => {
    const sender = () => {
      if (address && chain && connector) return { address, chain, connector }
      throw new NotConnectedError({ caller: 'useTransactionSender' })
    }
    return {
      send: async (options) => sendAndRecord(kit, { ...options, ...sender() }),
      verifyChain: async () => verifyWalletChain(kit, sender()),
      async settled(record, signal) {
        if (!address) return undefined
        return waitUntilSettled(kit, { address, record, signal })
      },
    }
  }, [address, chain, connector, kit])
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
