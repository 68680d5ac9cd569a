import { fieldOf } from '@foyer/ui/utils/guards.ts'
import { NoProviderRequestError } from '../../errors/read.ts'

/** A JSON-RPC `request` (EIP-1193) of a node or wallet. */
export type RpcRequest = (args: { method: string; params?: unknown }) => Promise<unknown>

/** A wallet's provider whose `request` answers reads from the app's node. */
export interface NodeBackedProvider {
  /** Sends a request to the wallet, and rejects with 4200 what only the node would answer. */
  readonly requestFromWallet: RpcRequest
}

/**
 * The `request` of a provider of unknown type.
 *
 * @throws NoProviderRequestError when it has none.
 */
export function requestOf(provider: unknown): RpcRequest {
  return bind(provider, fieldOf(provider, 'request'))
}

/**
 * As `requestOf`, but answered by the wallet only.
 *
 * @throws NoProviderRequestError when it has none.
 */
export function walletRequestOf(provider: unknown): RpcRequest {
  const request = fieldOf(provider, 'requestFromWallet') ?? fieldOf(provider, 'request')
  return bind(provider, request)
}

function bind(provider: unknown, request: unknown): RpcRequest {
  if (typeof request !== 'function') throw new NoProviderRequestError()
  return async (args) => Reflect.apply(request, provider, [args])
}
