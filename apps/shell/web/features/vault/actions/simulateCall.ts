import type { Address, Client, Hex } from 'viem'
import { BaseError, decodeErrorResult, ExecutionRevertedError, isHex, RpcRequestError } from 'viem'
import { call } from 'viem/actions'
import { vaultEn } from '../../../i18n/vaultEn.ts'
import { tokenAbi, vaultAbi } from '../vaultAbi.ts'
import type { VaultCall } from './vaultCalls.ts'
import { VaultError, type VaultErrorKey } from './vaultError.ts'

/**
 * Simulates a call on the latest block, so that no one pays for one that would revert.
 *
 * @throws VaultError if it reverts; viem's own error if no endpoint answers.
 */
export async function simulateCall(client: Client, account: Address, { data, to }: VaultCall) {
  try {
    await call(client, { account, to, data })
  } catch (cause) {
    if (!(cause instanceof BaseError)) throw cause
    // Nodes differ in the code, but not in where they put the contract's error.
    const answer = cause.walk((one) => one instanceof RpcRequestError)
    const reason = answer instanceof RpcRequestError && isHex(answer.data) ? answer.data : '0x'
    const isRevert = cause.walk((one) => one instanceof ExecutionRevertedError) !== null
    if (reason === '0x' && !isRevert) throw cause
    throw new VaultError(keyOf(reason), cause)
  }
}

function keyOf(data: Hex): VaultErrorKey {
  try {
    // The vault forwards the errors of its token.
    const { errorName } = decodeErrorResult({ abi: [...tokenAbi, ...vaultAbi], data })
    const key = `vault.error${errorName}` as const
    return Object.hasOwn(vaultEn, key) ? key : 'vault.errorUnknown'
  } catch {
    return 'vault.errorUnknown'
  }
}
