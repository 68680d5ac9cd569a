import { type Address, isAddress } from 'viem'
import type { Connector } from 'wagmi'
import type { Chain } from '../../config/chain.ts'
import type { Kit } from '../../config/kit.ts'
import { InvalidAddressError } from '../../errors/address.ts'
import { InvalidTransactionError } from '../../errors/transactions.ts'
import { verifyWalletChain } from '../../reads/verifyWalletChain.ts'
import { requestOf } from '../../transport/requestOf.ts'
import {
  type EditableAmount,
  parseRecordedAmount,
  type RecordedAmount,
  readAmount,
} from '../store/editableAmount.ts'
import type { TransactionRecord } from '../store/record.ts'
import { recordSent } from '../store/recordSent.ts'
import { isConfirmations } from '../store/validateTransaction.ts'
import { type Call, sendCallsThroughWallet, sendThroughWallet } from './walletSend.ts'

interface SendingOptions {
  /** What the list and the toasts say, in the visitor's language, e.g. 'Lock 250 FOYER'. */
  readonly description: string
  /** Blocks to wait for. Default 1. */
  readonly confirmations?: number | undefined
  /** Aborts. A prompt that is already open in the wallet may still be approved; it is then recorded. */
  readonly signal?: AbortSignal | undefined
}

export interface SendOptions extends Call, SendingOptions {
  /** An amount that people may change in the wallet: the record then says what was sent, not what was asked. */
  readonly amount?: EditableAmount | undefined
}

export interface SendCallsOptions extends SendingOptions {
  readonly calls: readonly Call[]
  /** All of them or none. Default true. */
  readonly atomicRequired?: boolean | undefined
}

/** Who sends, and where. */
export interface Sender {
  readonly kit: Kit
  readonly address: Address
  readonly chain: Chain
  readonly connector: Connector
}

/**
 * Validates, verifies the wallet's chain, asks the wallet, records. Nothing that could throw stands
 * between the wallet's answer and the record.
 */
export async function sendAndRecord(
  sender: Sender,
  { amount, confirmations, description, signal, ...call }: SendOptions,
): Promise<TransactionRecord> {
  validateSending([call], { confirmations, description })
  const recorded = amount && recordAmount(amount, call.data)
  const { wallet, ...from } = await prepare(sender, signal)
  const hash = await sendThroughWallet(wallet, { ...call, ...from })
  return recordSent(sender, { hash, description, confirmations, amount: recorded })
}

function recordAmount(amount: EditableAmount, data = '0x'): RecordedAmount {
  const recorded = parseRecordedAmount({ ...amount, asked: readAmount(data, amount.offset) })
  if (recorded) return recorded
  const faults = ['"amount" must point at a 32-byte word of "data".']
  throw new InvalidTransactionError({ faults, step: 'send' })
}

/** The same for a batch (EIP-5792). */
export async function sendCallsAndRecord(
  sender: Sender,
  { atomicRequired = true, calls, confirmations, description, signal }: SendCallsOptions,
): Promise<TransactionRecord> {
  validateSending(calls, { confirmations, description })
  const { wallet, ...from } = await prepare(sender, signal)
  const id = await sendCallsThroughWallet(wallet, { ...from, calls, atomicRequired })
  return recordSent(sender, { id, description, confirmations, callCount: calls.length })
}

async function prepare({ address, chain, connector, kit }: Sender, signal?: AbortSignal) {
  signal?.throwIfAborted()
  await verifyWalletChain(kit, connector, chain)
  const wallet = requestOf(await connector.getProvider())
  signal?.throwIfAborted()
  return { wallet, from: address, chainId: chain.id }
}

const maxUint256 = 2n ** 256n - 1n

/** Takes anything, since a caller without types may pass anything (Spec §5). */
function validateSending(
  calls: unknown,
  {
    confirmations,
    description,
  }: { readonly confirmations: unknown; readonly description: unknown },
): void {
  const faults: string[] = []
  if (!Array.isArray(calls) || calls.length === 0) {
    faults.push('"calls" must be a list of at least one call.')
  } else {
    for (const call of calls) faults.push(...validateCall(call))
  }
  if (typeof description !== 'string') faults.push('"description" must be a string.')
  if (confirmations !== undefined && !isConfirmations(confirmations)) {
    faults.push('"confirmations" must be an integer of at least 1.')
  }
  if (faults.length > 0) throw new InvalidTransactionError({ faults, step: 'send' })
}

function validateCall(call: Partial<Record<keyof Call, unknown>>): readonly string[] {
  const { data, to, value } = call
  if (typeof to !== 'string' || !isAddress(to)) throw new InvalidAddressError({ address: to })
  const faults: string[] = []
  if (value !== undefined && !(typeof value === 'bigint' && value >= 0n && value <= maxUint256)) {
    faults.push('"value" must be a bigint of wei, from 0 to 2^256-1.')
  }
  if (data !== undefined && !(typeof data === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(data))) {
    faults.push('"data" must be 0x followed by whole bytes in hex.')
  }
  return faults
}
