import { type Address, FeeConflictError, InvalidAddressError, isHex, zeroHash } from 'viem'
import type { Connector } from 'wagmi'
import type { Chain } from '../../chains/config/chain.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { parseAddress } from '../../chains/config/parseAddress.ts'
import { type RpcRequest, requestOf } from '../../chains/transport/requestOf.ts'
import { withPendingError } from '../../errors/classifyWalletError.ts'
import { InvalidTransactionError } from '../../errors/transactions.ts'
import { verifyWalletChain } from '../../wallets/connection/chain/verifyWalletChain.ts'
import type { TransactionRecord } from '../store/record.ts'
import { recordSent } from '../store/recordSent.ts'
import { validateTransaction } from '../store/validateTransaction.ts'
import { type Call, sendThroughWallet } from './walletSend.ts'

/** Options of `send`. */
export interface SendOptions extends Call {
  /** Shown in the list and toasts, in the visitor's language, such as 'Lock 250 FOYER'. */
  readonly description: string
  /**
   * What it moves once it is confirmed, such as '−250 FOYER'. At most 100 characters. Default: not
   * shown.
   */
  readonly change?: string | undefined
  /** Blocks to wait for. Default 1. */
  readonly confirmations?: number | undefined
  /**
   * Aborts until the wallet is asked: the call then rejects with the signal's reason. A prompt that
   * is already open in the wallet may still be approved; it is then recorded.
   */
  readonly signal?: AbortSignal | undefined
}

/** The connected account that sends. */
export interface Sender {
  readonly address: Address
  readonly chain: Chain
  readonly connector: Connector
}

/**
 * Validates, verifies the wallet's chain, asks the wallet and records. Nothing between the wallet's
 * answer and the record can throw.
 */
export async function sendAndRecord(
  kit: Kit,
  { address, chain, connector, signal, ...options }: SendOptions & Sender,
): Promise<TransactionRecord> {
  const { change, confirmations, description, ...given } = options
  const fields = { change, confirmations, description, connectorId: connector.id }
  const call = validateSending(kit, given, fields)
  signal?.throwIfAborted()
  await verifyWalletChain(kit, { chain, connector })
  const request = requestOf(await connector.getProvider())
  const wallet: RpcRequest = (args) => withPendingError(connector.name, () => request(args))
  signal?.throwIfAborted()
  const hash = await sendThroughWallet(wallet, { ...call, from: address, chainId: chain.id })
  return recordSent(kit, { ...fields, address, chainId: chain.id, connector, hash })
}

const maxUint256 = 2n ** 256n - 1n
const feeFields = ['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

/** Anything, since callers without types may pass anything. */
type GivenCall = Partial<Record<keyof Call | (typeof feeFields)[number], unknown>>

/**
 * The call to send, with its checksum. Also rejects what the store would reject, since that would
 * lose a transaction that the wallet has sent.
 */
function validateSending(
  { chains }: Kit,
  call: Call & GivenCall,
  fields: Parameters<typeof validateTransaction>[0],
): Call {
  const { data, value } = call
  const errors: string[] = []
  if (value !== undefined && !(typeof value === 'bigint' && value >= 0n && value <= maxUint256)) {
    errors.push('"value" must be a bigint of wei, from 0 to 2^256-1.')
  }
  if (data !== undefined && !(isHex(data) && data.length % 2 === 0)) {
    errors.push('"data" must be 0x followed by whole bytes in hex.')
  }
  const fees = feeFields.filter((field) => call[field] !== undefined)
  if (fees[0] === 'gasPrice' && fees.length > 1) throw new FeeConflictError()
  errors.push(...fees.map((field) => `"${field}" must be left out: the wallet sets the fee.`))
  const to = parseAddress(call.to, chains)
  if (!to) throw new InvalidAddressError({ address: String(call.to) })
  // The wallet's answer, which is not there yet, has a check of its own.
  errors.push(...validateTransaction({ ...fields, hash: zeroHash }))
  if (errors.length > 0)
    throw new InvalidTransactionError({ validationErrors: errors, step: 'send' })
  return { data, to, value }
}
