import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { tokenAbi, vaultAbi } from '../vaultAbi.ts'

/** A call to one of the contracts, with a readable form to check. Never carries value. */
export interface VaultCall {
  readonly to: Address
  readonly contract: 'token' | 'timeLock'
  readonly data: Hex
  /** Function name and arguments, readable. */
  readonly text: string
}

export interface Permit {
  /** The amount that was signed, in base units. */
  readonly value: bigint
  /** Unix seconds. */
  readonly deadline: bigint
  readonly v: number
  readonly r: Hex
  readonly s: Hex
}

export function faucetCall({ token }: VaultContracts): VaultCall {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'faucet' })
  return { to: token, contract: 'token', data, text: 'faucet()' }
}

/** Allows exactly `amount`, never more. */
export function approveCall({ token, timeLock }: VaultContracts, amount: bigint): VaultCall {
  return {
    to: token,
    contract: 'token',
    data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [timeLock, amount] }),
    text: `approve(spender: ${timeLock}, value: ${amount})`,
  }
}

/** @param time Unix seconds. */
export function lockCall(
  { timeLock }: VaultContracts,
  amount: bigint,
  time: number,
  permit?: Permit | undefined,
): VaultCall {
  const until = BigInt(time)
  if (!permit) {
    return {
      to: timeLock,
      contract: 'timeLock',
      data: encodeFunctionData({ abi: vaultAbi, functionName: 'lock', args: [amount, until] }),
      text: `lock(amount: ${amount}, unlockTime: ${until})`,
    }
  }
  const { deadline, v, r, s } = permit
  return {
    to: timeLock,
    contract: 'timeLock',
    data: encodeFunctionData({
      abi: vaultAbi,
      functionName: 'lockWithPermit',
      args: [amount, until, deadline, v, r, s],
    }),
    text: `lockWithPermit(amount: ${amount}, unlockTime: ${until}, deadline: ${deadline}, v: ${v}, r: ${r}, s: ${s})`,
  }
}

export function unlockCall({ timeLock }: VaultContracts, id: bigint): VaultCall {
  return {
    to: timeLock,
    contract: 'timeLock',
    data: encodeFunctionData({ abi: vaultAbi, functionName: 'unlock', args: [id] }),
    text: `unlock(id: ${id})`,
  }
}
