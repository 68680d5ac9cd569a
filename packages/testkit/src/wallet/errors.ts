import { numberToHex } from 'viem'

/**
 * The error with which a scripted wallet rejects a request: EIP-1193 (4001 to 4902), EIP-1474
 * (-32xxx) or EIP-5792 (57xx).
 */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  /** Of EIP-1193, EIP-1474 or EIP-5792. */
  readonly code: number
  /** What the wallet adds to the error. Missing by default. */
  declare readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** Creates the errors of EIP-1193, EIP-1474 and EIP-5792, in the words of real wallets. */
export const walletErrors = {
  rejected: (data?: unknown) => new ProviderRpcError(4001, 'User rejected the request.', data),
  unauthorized: () =>
    new ProviderRpcError(
      4100,
      'The requested account and/or method has not been authorized by the user.',
    ),
  unsupported: (method: string) =>
    new ProviderRpcError(4200, `The provider does not support the method "${method}".`),
  disconnected: () => new ProviderRpcError(4900, 'The provider is disconnected from all chains.'),
  chainDisconnected: (chainId: number) =>
    new ProviderRpcError(4901, `The provider is not connected to the requested chain ${chainId}.`),
  unknownChain: (chainId: number) =>
    new ProviderRpcError(
      4902,
      `Unrecognized chain ID "${numberToHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`,
    ),
  pending: (method: string, origin: string) =>
    new ProviderRpcError(
      -32002,
      `Request of type '${method}' already pending for origin ${origin}. Please wait.`,
    ),
  invalidRequest: (message: string) => new ProviderRpcError(-32600, message),
  unknownMethod: (method: string) =>
    new ProviderRpcError(-32601, `The method "${method}" does not exist / is not available.`),
  invalidParams: (message: string) => new ProviderRpcError(-32602, message),
  internal: (message: string, data?: unknown) => new ProviderRpcError(-32603, message, data),
  unsupportedCapability: (name: string) =>
    new ProviderRpcError(5700, `The capability "${name}" is not supported.`),
  unsupportedBatchChain: (chainId: number) =>
    new ProviderRpcError(5710, `The wallet does not support the chain ${chainId}.`),
  duplicateBatch: (id: string) =>
    new ProviderRpcError(5720, `A batch with the id "${id}" was already submitted.`),
  unknownBatch: (id: string) => new ProviderRpcError(5730, `No batch has the id "${id}".`),
  batchTooLarge: (limit: number) =>
    new ProviderRpcError(5740, `The wallet takes at most ${limit} calls at once.`),
  notAtomic: () =>
    new ProviderRpcError(5760, 'The wallet cannot carry out these calls as one atomic step.'),
} as const

/** Turns any thrown value into an error with an integer code. Never throws. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  return walletErrors.internal(error instanceof Error ? error.message : 'Internal error.')
}
