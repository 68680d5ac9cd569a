import { whileWalletAsks } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { isHash } from '@foyer/ui/utils/guards.ts'
import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { classifyWalletError, isUnauthorized } from '../../errors/classifyWalletError.ts'
import { UnreadableSendAnswerError } from '../../errors/transactions.ts'

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
 * @throws UnreadableSendAnswerError, also if the answer is lost, since the wallet may still send;
 * what the wallet throws (see `classifyWalletError`).
 */
export async function sendThroughWallet(
  wallet: RpcRequest,
  { chainId, data, from, to, value = 0n }: Call & From,
): Promise<Hex> {
  const method = 'eth_sendTransaction'
  const call = { to, value: numberToHex(value), ...(data === undefined ? {} : { data }) }
  const params = [{ from, chainId: numberToHex(chainId), ...call }]
  let hash: unknown
  try {
    hash = await whileWalletAsks(() => wallet({ method, params }))
  } catch (cause) {
    const kind = classifyWalletError(cause)
    const isLost = kind === 'timeout' || (kind === 'disconnected' && !isUnauthorized(cause))
    throw isLost ? new UnreadableSendAnswerError({ method, cause }) : cause
  }
  if (!isHash(hash)) throw new UnreadableSendAnswerError({ method })
  return hash
}
