import { NoProviderRequestError } from '../errors/read.ts'
import { fieldOf } from '../utils/guards.ts'

/** A JSON-RPC `request` (EIP-1193) of a node or wallet. */
export type RpcRequest = (args: { method: string; params?: unknown }) => Promise<unknown>

/**
 * The `request` of a provider of unknown type.
 *
 * @throws NoProviderRequestError when it has none.
 */
export function requestOf(provider: unknown): RpcRequest {
  const request = fieldOf(provider, 'request')
  if (typeof request !== 'function') throw new NoProviderRequestError()
  return async (args) => Reflect.apply(request, provider, [args])
}
