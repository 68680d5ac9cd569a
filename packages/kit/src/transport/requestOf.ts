import { NoProviderRequestError } from '../errors/read.ts'

/** A JSON-RPC `request` (EIP-1193), of a node or of a wallet. */
export type RpcRequest = (args: { method: string; params?: unknown }) => Promise<unknown>

/**
 * The provider's `request`, whatever the connector handed out as a provider.
 *
 * @throws NoProviderRequestError when it has none.
 */
export function requestOf(provider: unknown): RpcRequest {
  if (typeof provider !== 'object' || provider === null) throw new NoProviderRequestError()
  const request: unknown = Reflect.get(provider, 'request')
  if (typeof request !== 'function') throw new NoProviderRequestError()
  return async (args) => Reflect.apply(request, provider, [args])
}
