import {
  type Address,
  BaseError,
  type Client,
  decodeErrorResult,
  ExecutionRevertedError,
  isHex,
  RpcRequestError,
} from 'viem'
import { call, estimateGas } from 'viem/actions'
import { vaultErrorsAbi } from './vaultAbi.ts'
import type { VaultCall } from './vaultCalls.ts'

/** A contract would refuse a call. */
export class SimulationError extends Error {
  override readonly name = 'SimulationError'

  constructor(
    message: string,
    options: { readonly cause: unknown; readonly errorName: string | undefined },
  ) {
    super(message, { cause: options.cause })
    this.errorName = options.errorName
  }

  /** The contract's own error; undefined when it gave none that the page knows. */
  readonly errorName: string | undefined
}

/**
 * Runs a call on the newest block without sending it, so that nobody pays for what cannot succeed.
 *
 * @throws SimulationError when the contract refuses; the client's own error when no node answers.
 */
export async function simulateCall(
  client: Client,
  account: Address,
  { to, data }: VaultCall,
): Promise<void> {
  await withReason(() => call(client, { account, to, data }))
}

/** Units of gas that a call takes now. Throws as {@link simulateCall}. */
export function gasOf(client: Client, account: Address, { to, data }: VaultCall): Promise<bigint> {
  return withReason(() => estimateGas(client, { account, to, data }))
}

async function withReason<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (!isRevert(cause)) throw cause
    const errorName = errorNameOf(cause)
    throw new SimulationError(
      `The contract would refuse this: ${errorName ?? 'no reason given'}.`,
      {
        cause,
        errorName,
      },
    )
  }
}

function isRevert(error: unknown): error is BaseError {
  if (!(error instanceof BaseError)) return false
  return error.walk((cause) => cause instanceof ExecutionRevertedError) !== null
}

function errorNameOf(error: BaseError): string | undefined {
  const request = error.walk((cause) => cause instanceof RpcRequestError)
  const data = request instanceof RpcRequestError ? request.data : undefined
  if (!isHex(data)) return undefined
  try {
    return decodeErrorResult({ abi: vaultErrorsAbi, data }).errorName
  } catch {
    return undefined // Not an error of these contracts.
  }
}
