import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { tokenAbi, vaultAbi } from '../vaultAbi.ts'

/** A call to one of the contracts, with a readable form to check. Never carries value. */
export interface VaultCall {
  readonly contract: keyof VaultContracts
  readonly to: Address
  readonly data: Hex
  /** Function name and arguments. */
  readonly text: string
}

export function faucetCall({ token }: VaultContracts): VaultCall {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'faucet' })
  return { contract: 'token', to: token, data, text: 'faucet()' }
}

/** Allows exactly `amount`, never more. */
export function approveCall({ token, timeLock }: VaultContracts, amount: bigint): VaultCall {
  const args = [timeLock, amount] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args })
  const text = `approve(spender: ${timeLock}, value: ${amount})`
  return { contract: 'token', to: token, data, text }
}

/** @param time Unix seconds. */
export function lockCall({ timeLock }: VaultContracts, amount: bigint, time: number): VaultCall {
  const args = [amount, BigInt(time)] as const
  const data = encodeFunctionData({ abi: vaultAbi, functionName: 'lock', args })
  const text = `lock(amount: ${amount}, unlockTime: ${time})`
  return { contract: 'timeLock', to: timeLock, data, text }
}

export function unlockCall({ timeLock }: VaultContracts, id: bigint): VaultCall {
  const data = encodeFunctionData({ abi: vaultAbi, functionName: 'unlock', args: [id] })
  return { contract: 'timeLock', to: timeLock, data, text: `unlock(id: ${id})` }
}
