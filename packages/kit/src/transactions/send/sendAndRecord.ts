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
import { type Call, sendCallsThroughWallet, sendThroughWallet } from './walletSend.ts'

interface SendingOptions {
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

/** Options of `send`. */
export interface SendOptions extends Call, SendingOptions {}

/** Options of `sendCalls`. */
export interface SendCallsOptions extends SendingOptions {
  /** At least one, in the order of execution. */
  readonly calls: readonly Call[]
  /** Whether all calls succeed or none. Default true. */
  readonly atomicRequired?: boolean | undefined
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
  sender: Sender,
  { change, confirmations, description, signal, ...call }: SendOptions,
): Promise<TransactionRecord> {
  const [checked = call] = validateSending(kit, sender, [call], {
    change,
    confirmations,
    description,
  })
  const { wallet, ...from } = await prepare(kit, sender, signal)
  const hash = await sendThroughWallet(wallet, { ...checked, ...from })
  return recordSent(kit, { ...sentBy(sender), hash, description, change, confirmations })
}

/** As `sendAndRecord`, for a batch (EIP-5792). */
export async function sendCallsAndRecord(
  kit: Kit,
  sender: Sender,
  { atomicRequired = true, calls, change, confirmations, description, signal }: SendCallsOptions,
): Promise<TransactionRecord> {
  const fields = { atomicRequired, change, confirmations, description }
  // A copy: the page's list may change while the wallet's chain is verified.
  const copies = validateSending(kit, sender, Array.isArray(calls) ? calls : [], fields)
  const { wallet, ...from } = await prepare(kit, sender, signal)
  const id = await sendCallsThroughWallet(wallet, { ...from, calls: copies, atomicRequired })
  const callCount = copies.length
  return recordSent(kit, { ...sentBy(sender), id, description, change, confirmations, callCount })
}

function sentBy({ address, chain, connector }: Sender) {
  return { address, chainId: chain.id, connector }
}

async function prepare(kit: Kit, { address, chain, connector }: Sender, signal?: AbortSignal) {
  signal?.throwIfAborted()
  await verifyWalletChain(kit, { chain, connector })
  const request = requestOf(await connector.getProvider())
  const wallet: RpcRequest = (args) => withPendingError(connector.name, () => request(args))
  signal?.throwIfAborted()
  return { wallet, from: address, chainId: chain.id }
}

const maxUint256 = 2n ** 256n - 1n
const feeFields = ['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

interface SendingFields {
  readonly atomicRequired?: unknown
  readonly change: unknown
  readonly confirmations: unknown
  readonly description: unknown
}

/**
 * The calls to send, each `to` with its checksum. Accepts anything: callers without types may pass
 * anything. Also rejects what the store would reject, since that would lose a transaction that the
 * wallet has sent.
 */
function validateSending(
  { chains }: Kit,
  { connector }: Sender,
  calls: readonly Call[],
  { atomicRequired = true, ...fields }: SendingFields,
): readonly Call[] {
  const errors: string[] = []
  if (calls.length === 0) errors.push('"calls" must be a list of at least one call.')
  const checked = calls.map((call) => {
    errors.push(...validateCall(call))
    const to = parseAddress(call.to, chains)
    if (!to) throw new InvalidAddressError({ address: String(call.to) })
    return { data: call.data, to, value: call.value }
  })
  if (typeof atomicRequired !== 'boolean') errors.push('"atomicRequired" must be a boolean.')
  // The wallet's answer, which is not there yet, has a check of its own.
  errors.push(...validateTransaction({ ...fields, connectorId: connector.id, hash: zeroHash }))
  if (errors.length > 0)
    throw new InvalidTransactionError({ validationErrors: errors, step: 'send' })
  return checked
}

function validateCall(
  call: Partial<Record<keyof Call | (typeof feeFields)[number], unknown>>,
): readonly string[] {
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
  return [
    ...errors,
    ...fees.map((field) => `"${field}" must be left out: the wallet sets the fee.`),
  ]
}
