import type { KitConfig } from '@foyer/kit'
import { estimateFees } from '@foyer/kit/reads'
import type { Address } from 'viem'
import { gasOf } from './simulateCall.ts'
import type { VaultCall } from './vaultCalls.ts'

export interface FeeEstimate {
  /** Units of gas. */
  readonly gas: bigint
  /** In wei: what it costs at most by the rules of the specification (§7). The wallet decides in the end. */
  readonly fee: bigint
}

/**
 * What a call costs by the kit's fee rules: gas times base fee plus a fifth plus the default tip. An estimate to be shown:
 * nothing of it is sent along.
 */
export async function estimateFee(
  kit: KitConfig,
  chainId: number,
  account: Address,
  call: VaultCall,
): Promise<FeeEstimate> {
  const [gas, fees] = await Promise.all([
    gasOf(kit.wagmi.getClient({ chainId }), account, call),
    estimateFees(kit, chainId),
  ])
  return { gas, fee: gas * (fees.kind === 'legacy' ? fees.gasPrice : fees.maxFeePerGas) }
}
