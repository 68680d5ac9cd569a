import type { Kit } from '@foyer/kit'
import { queryOptions } from '@tanstack/react-query'
import type { Address, Client } from 'viem'
import { getBlock, readContract } from 'viem/actions'
import type { VaultContracts } from '../../../../config/vault.ts'
import { tokenAbi, vaultAbi } from '../vaultAbi.ts'
import type { Position } from './positions.ts'

/** One account's vault on one chain. */
export interface VaultAccount {
  readonly chainId: number
  readonly contracts: VaultContracts
  readonly account: Address
}

/** What the page shows of one account. Amounts in base units of the token. */
export interface VaultReading {
  readonly held: bigint
  readonly allowance: bigint
  readonly positions: readonly Position[]
  /** How many positions there are, including those not read. */
  readonly positionCount: number
  /** Time of the last block, Unix seconds. */
  readonly chainTime: number
}

/** Maximum number of positions that are read. */
const positionLimit = 1_000n

/** In Unix seconds. Ten years later, the year still has four digits, as fields for times need. */
const lastTime = 250_000_000_000n

/**
 * Reads the vault in one batch. Contract reads share a call on chains with multicall.
 *
 * @throws RangeError for a time that is not a date; viem's own error if no endpoint answers.
 */
export async function readVault(
  client: Client,
  { token, timeLock }: VaultContracts,
  account: Address,
): Promise<VaultReading> {
  const ofToken = { address: token, abi: tokenAbi } as const
  const [held, allowance, [positions, count], block] = await Promise.all([
    readContract(client, { ...ofToken, functionName: 'balanceOf', args: [account] }),
    readContract(client, { ...ofToken, functionName: 'allowance', args: [account, timeLock] }),
    readContract(client, {
      address: timeLock,
      abi: vaultAbi,
      functionName: 'positionsOf',
      args: [account, 0n, positionLimit],
    }),
    getBlock(client, { blockTag: 'latest' }),
  ])
  return {
    held,
    allowance,
    positions: positions.map((one) => ({ ...one, unlockTime: toTime(one.unlockTime) })),
    positionCount: Number(count),
    chainTime: toTime(block.timestamp),
  }
}

/** Formatting a time that is not a date would throw, and take the whole page down. */
function toTime(seconds: bigint): number {
  if (seconds > lastTime) throw new RangeError(`${seconds} is not a date in Unix seconds.`)
  return Number(seconds)
}

/**
 * The query of a vault. Its key starts like those of the kit's balances, which the kit reads again
 * while the page is visible, and after each transaction.
 */
export function vaultQuery({ wagmi }: Pick<Kit, 'wagmi'>, vault: VaultAccount) {
  const { account, chainId, contracts } = vault
  return queryOptions({
    queryKey: ['foyer', 'balance', chainId, 'vault', contracts.timeLock, account.toLowerCase()],
    queryFn: () => readVault(wagmi.getClient({ chainId }), contracts, account),
    staleTime: 4_000,
  })
}
