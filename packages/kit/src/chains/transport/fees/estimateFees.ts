import { isObject, isQuantity } from '@foyer/ui/utils/guards.ts'
import type { Config } from 'wagmi'
import { UnreadableAnswerError } from '../../../errors/read.ts'
import { requestOf } from '../requestOf.ts'
import { assertFees } from './assertFees.ts'
import { type FeeEstimate, feesFromBlock, legacyFees } from './feeRules.ts'

/** Parameters of `estimateFees`. */
export interface EstimateFeesParameters {
  /** Default: the config's current chain. */
  readonly chainId?: number | undefined
  /** In wei per gas. Default 1.5 gwei. No effect on chains without a base fee. */
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/**
 * Estimates the current fee per gas: base fee x 1.2 + priority fee
 * (EIP-1559), or the gas price x 1.2 on chains without a base fee. For display: wallets set their
 * own fees. Lighter than wagmi's `estimateFeesPerGas`, which returns the same fees, and rejects
 * unreadable answers.
 *
 * @throws wagmi's ChainNotConfiguredError; UnreadableAnswerError, FeeOutOfRangeError; what the
 * endpoints throw.
 */
export async function estimateFees(
  wagmi: Config,
  { chainId, maxPriorityFeePerGas }: EstimateFeesParameters = {},
): Promise<FeeEstimate> {
  const request = requestOf(wagmi.getClient({ chainId }))
  const block = await request({ method: 'eth_getBlockByNumber', params: ['latest', false] })
  if (!isObject(block)) throw new UnreadableAnswerError({ method: 'eth_getBlockByNumber' })
  const baseFee: unknown = Reflect.get(block, 'baseFeePerGas')
  const fees =
    baseFee === undefined || baseFee === null
      ? legacyFees(quantity(await request({ method: 'eth_gasPrice' }), 'eth_gasPrice'))
      : feesFromBlock(quantity(baseFee, 'eth_getBlockByNumber'), maxPriorityFeePerGas)
  assertFees(fees)
  return fees
}

function quantity(value: unknown, method: string): bigint {
  if (!isQuantity(value)) throw new UnreadableAnswerError({ method })
  return BigInt(value)
}
