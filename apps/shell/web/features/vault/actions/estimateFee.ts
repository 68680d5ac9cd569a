import type { Kit } from '@foyer/kit'
import { type FeeEstimate as ChainFees, estimateFees } from '@foyer/kit/reads'
import type { Address } from 'viem'
import { getBalance, getCode } from 'viem/actions'
import { gasOf } from './simulateCall.ts'
import type { VaultCall } from './vaultCalls.ts'

export interface FeeEstimate {
  /** Units of gas. */
  readonly gas: bigint
  /**
   * Maximum cost in wei, by the fee rules of the network. The wallet may choose another
   * fee.
   */
  readonly fee: bigint
  /**
   * Whether the balance is too small even for the lowest possible fee: wallets often choose less
   * than `fee`. False for contract accounts: someone else may pay for them.
   */
  readonly lacksFunds: boolean
}

/**
 * Estimates what calls cost by the kit's fee rules: gas times the base fee plus 20 % plus the
 * default tip. For display only. Null if the node cannot estimate several calls together.
 */
export async function estimateFee(
  kit: Kit,
  chainId: number,
  account: Address,
  calls: readonly VaultCall[],
): Promise<FeeEstimate | null> {
  const client = kit.wagmi.getClient({ chainId })
  const [gas, fees, funds, code] = await Promise.all([
    gasOf(client, account, calls),
    estimateFees(kit.wagmi, { chainId }),
    getBalance(client, { address: account }),
    getCode(client, { address: account }),
  ])
  if (gas === undefined) return null
  const fee = gas * (fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas)
  return { gas, fee, lacksFunds: code === undefined && funds < lowestFee(gas, fees) }
}

/** What is charged without a tip, in wei. Not free where the base fee is 0: the tip is not. */
function lowestFee(gas: bigint, fees: ChainFees): bigint {
  if (fees.type === 'eip1559') return gas * fees.baseFeePerGas || 1n
  // Without the 20 % that were added.
  return (gas * fees.gasPrice * 100n) / 120n
}
