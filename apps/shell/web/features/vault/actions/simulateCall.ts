import {
  type Address,
  BaseError,
  type Client,
  decodeErrorResult,
  ExecutionRevertedError,
  type Hex,
  isHex,
  RpcRequestError,
} from 'viem'
import { call, estimateGas, simulateBlocks } from 'viem/actions'
import { vaultErrorsAbi } from '../vaultAbi.ts'
import type { VaultCall } from './vaultCalls.ts'

/** A simulated call reverts. */
export class SimulationError extends Error {
  override readonly name = 'SimulationError'
  /** Name of the contract's error; undefined if it gave none that the page knows. */
  readonly errorName: string | undefined

  constructor(errorName: string | undefined, cause?: unknown) {
    super(`The call would revert: ${errorName ?? 'no reason given'}.`, { cause })
    this.errorName = errorName
  }
}

/**
 * Simulates calls in order on the latest block, so that no one pays for calls that would revert. If
 * the node does not support eth_simulateV1, only the first is simulated: the others depend on it.
 *
 * @throws SimulationError if a call reverts; viem's own error if no endpoint answers.
 */
export async function simulateCalls(
  client: Client,
  account: Address,
  calls: readonly VaultCall[],
): Promise<void> {
  if (calls.length > 1 && (await gasOfSeveral(client, account, calls)) !== undefined) return
  const [first] = calls
  if (first) await withReason(() => call(client, { account, to: first.to, data: first.data }))
}

/**
 * The gas that calls use; undefined if the node cannot simulate several calls.
 *
 * @throws SimulationError if a call reverts; viem's own error if no endpoint answers.
 */
export async function gasOf(
  client: Client,
  account: Address,
  calls: readonly VaultCall[],
): Promise<bigint | undefined> {
  const [only, ...more] = calls
  if (!only) return undefined
  if (more.length > 0) return gasOfSeveral(client, account, calls)
  return withReason(() => estimateGas(client, { account, to: only.to, data: only.data }))
}

async function gasOfSeveral(
  client: Client,
  account: Address,
  calls: readonly VaultCall[],
): Promise<bigint | undefined> {
  const block = { calls: calls.map(({ data, to }) => ({ account, to, data })) }
  const answer = await simulateBlocks(client, { blocks: [block] }).catch(() => undefined)
  if (!answer) return undefined
  const results = answer.flatMap((one) => one.calls)
  const refused = results.find(({ status }) => status === 'failure')
  if (refused) throw new SimulationError(errorNameOf(refused.data), refused.error)
  return results.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
}

async function withReason<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const data = revertDataOf(cause)
    if (data === undefined && !isRevert(cause)) throw cause
    throw new SimulationError(errorNameOf(data), cause)
  }
}

function isRevert(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  return error.walk((cause) => cause instanceof ExecutionRevertedError) !== null
}

/** The revert data, however the node reports it. */
function revertDataOf(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const request = error.walk((cause) => cause instanceof RpcRequestError)
  const data = request instanceof RpcRequestError ? request.data : undefined
  return isHex(data) && data !== '0x' ? data : undefined
}

function errorNameOf(data: Hex | undefined): string | undefined {
  if (data === undefined) return undefined
  try {
    return decodeErrorResult({ abi: vaultErrorsAbi, data }).errorName
  } catch {
    return undefined // Not an error of these contracts.
  }
}
