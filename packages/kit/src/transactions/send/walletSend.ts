import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { whileWalletAsks } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { isHash, isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { classifyWalletError, isUnauthorized } from '../../errors/classifyWalletError.ts'
import { UnreadableSendAnswerError } from '../../errors/transactions.ts'
import { isBatchId } from '../store/validateTransaction.ts'

/** A call to send. Without fee fields: the wallet sets the fee. */
export interface Call {
  readonly to: Address
  /** In wei. Default 0. */
  readonly value?: bigint | undefined
  /** Default: none, which makes it a plain transfer. */
  readonly data?: Hex | undefined
}

interface From {
  readonly from: Address
  readonly chainId: number
}

/**
 * Sends `eth_sendTransaction` with the chain id, so that a wallet on another chain can refuse. Not
 * wagmi's `sendTransaction`: it would accept any answer as a hash.
 *
 * @returns the transaction's hash; for a Safe, its own hash.
 * @throws UnreadableSendAnswerError, and what the wallet throws (see `classifyWalletError`).
 */
export async function sendThroughWallet(
  wallet: RpcRequest,
  { chainId, from, ...call }: Call & From,
): Promise<Hex> {
  const method = 'eth_sendTransaction'
  const transaction = { from, chainId: numberToHex(chainId), ...writeCall(call) }
  const hash = await askToSend(wallet, { method, params: [transaction] })
  if (!isHash(hash)) throw new UnreadableSendAnswerError({ method })
  return hash
}

/**
 * Sends `wallet_sendCalls` (EIP-5792): several calls in one confirmation. Not wagmi's `sendCalls`:
 * it would accept any answer as a batch's id.
 *
 * @returns the batch's id.
 * @throws UnreadableSendAnswerError, and what the wallet throws.
 */
export async function sendCallsThroughWallet(
  wallet: RpcRequest,
  options: From & { readonly calls: readonly Call[]; readonly atomicRequired: boolean },
): Promise<string> {
  const { atomicRequired, calls, chainId, from } = options
  const method = 'wallet_sendCalls'
  const batch = { version: '2.0.0', from, chainId: numberToHex(chainId), atomicRequired }
  const params = [{ ...batch, calls: calls.map(writeCall) }]
  const answer = await askToSend(wallet, { method, params })
  // Version 1 of EIP-5792 answers with the id alone.
  const id = isRecord(answer) ? answer.id : answer
  if (!isBatchId(id)) throw new UnreadableSendAnswerError({ method })
  return id
}

/** A wallet whose answer is lost may still send. */
async function askToSend(
  wallet: RpcRequest,
  request: { readonly method: string; readonly params: unknown },
): Promise<unknown> {
  try {
    return await whileWalletAsks(() => wallet(request))
  } catch (cause) {
    const kind = classifyWalletError(cause)
    const isLost = kind === 'timeout' || (kind === 'disconnected' && !isUnauthorized(cause))
    throw isLost ? new UnreadableSendAnswerError({ method: request.method, cause }) : cause
  }
}

/**
 * Whether the wallet supports atomic batches (`wallet_getCapabilities`). 'unknownMethod': it does
 * not know the method. 'unclear': another error. An unreadable answer means 'no'. Never throws. Not
 * wagmi's `getCapabilities`: asked for one chain, it leaves out '0x0', the entry for every chain.
 */
export async function canSendCalls(
  wallet: RpcRequest,
  { chainId, from }: From,
): Promise<'yes' | 'no' | 'unknownMethod' | 'unclear'> {
  try {
    const key = numberToHex(chainId)
    const answer = await wallet({ method: 'wallet_getCapabilities', params: [from, [key]] })
    if (!isRecord(answer)) return 'no'
    const entry = Object.entries(answer).find(([id]) => parseChainId(id) === chainId)?.[1]
    // '0x0' stands for every chain; what the chain's own entry says has precedence.
    const own = recordOf(entry)
    const isOwn = own.atomic !== undefined || own.atomicBatch !== undefined
    const { atomic, atomicBatch } = isOwn ? own : recordOf(answer['0x0'])
    if (isRecord(atomic)) {
      return atomic.status === 'supported' || atomic.status === 'ready' ? 'yes' : 'no'
    }
    // The form of Safe and of version 1 of EIP-5792.
    return isRecord(atomicBatch) && atomicBatch.supported === true ? 'yes' : 'no'
  } catch (error) {
    return classifyWalletError(error) === 'unsupportedMethod' ? 'unknownMethod' : 'unclear'
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function writeCall({ data, to, value = 0n }: Call) {
  return { to, value: numberToHex(value), ...(data === undefined ? {} : { data }) }
}
