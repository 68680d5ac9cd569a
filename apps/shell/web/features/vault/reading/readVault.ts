import type { Address, Client } from 'viem'
import { getBlock, readContract } from 'viem/actions'
import type { VaultContracts } from '../../../../config/vault.ts'
import { tokenAbi, vaultAbi } from '../vaultAbi.ts'
import type { Position } from './positions.ts'

/** An account's vault, read at one time. Amounts in base units of the token. */
export interface VaultReading {
  readonly held: bigint
  readonly allowance: bigint
  readonly positions: readonly Position[]
  /** How many positions there are, including those not read. */
  readonly positionCount: number
  /** Time of the last block, Unix seconds. */
  readonly chainTime: number
}

/** Positions per call. */
export const positionPage = 200
/** Maximum number of positions that are read. */
const positionLimit = 2_000

/** The last time that JavaScript's dates can show, in Unix seconds. */
const lastTime = 8_640_000_000_000n

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
  const readPage = (offset: number) =>
    readContract(client, {
      address: timeLock,
      abi: vaultAbi,
      functionName: 'positionsOf',
      args: [account, BigInt(offset), BigInt(positionPage)],
    })
  const [held, allowance, [first, count], block] = await Promise.all([
    readContract(client, {
      address: token,
      abi: tokenAbi,
      functionName: 'balanceOf',
      args: [account],
    }),
    readContract(client, {
      address: token,
      abi: tokenAbi,
      functionName: 'allowance',
      args: [account, timeLock],
    }),
    readPage(0),
    getBlock(client, { blockTag: 'latest' }),
  ])
  // Unordered: an unlockable position may be on the last page.
  const offsets: number[] = []
  const known = Math.min(Number(count), positionLimit)
  for (let offset = positionPage; offset < known; offset += positionPage) offsets.push(offset)
  const more = await Promise.all(offsets.map(readPage))
  const positions = [first, ...more.map(([page]) => page)].flat()
  return {
    held,
    allowance,
    positions: positions.map(({ id, amount, lockedAt, unlockTime }) => ({
      id,
      amount,
      lockedAt: toTime(lockedAt),
      unlockTime: toTime(unlockTime),
    })),
    positionCount: Number(count),
    chainTime: toTime(block.timestamp),
  }
}

/** Formatting a later time would throw, and take the whole page down. */
function toTime(seconds: bigint): number {
  if (seconds > lastTime) throw new RangeError(`${seconds} is not a time in Unix seconds.`)
  return Number(seconds)
}
