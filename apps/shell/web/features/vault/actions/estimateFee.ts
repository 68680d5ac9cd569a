import type { Kit } from '@foyer/kit'
import { estimateFees } from '@foyer/kit/reads'
import type { Address } from 'viem'
import { getBalance, getCode } from 'viem/actions'
import { gasOf } from './simulateCall.ts'
import type { VaultCall } from './vaultCalls.ts'

export interface FeeEstimate {
  /** Units of gas. */
  readonly gas: bigint
  /** In wei: what it costs at most by the rules of the specification (§7). The wallet decides in the end. */
  readonly fee: bigint
  /** The account pays for itself, and cannot pay this. A contract account may have others pay. */
  readonly lacksFunds: boolean
}

/**
 * What calls cost by the kit's fee rules: gas times base fee plus a fifth plus the default tip. An estimate to be shown:
 * nothing of it is sent along. Null where the node cannot count them together.
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
    estimateFees(kit, chainId),
    getBalance(client, { address: account }),
    getCode(client, { address: account }),
  ])
  if (gas === undefined) return null
  const fee = gas * (fees.kind === 'legacy' ? fees.gasPrice : fees.maxFeePerGas)
  return { gas, fee, lacksFunds: code === undefined && funds < fee }
}
