import { isObject } from '@foyer/ui/utils/guards.ts'
import type { EndpointFailureKind } from './endpointState.ts'

/** One JSON-RPC call. */
export interface RpcCall {
  readonly method: string
  readonly params?: unknown
}

/** The outcome of one request to an endpoint. */
export interface RequestReport {
  /** Duration, in ms. */
  readonly ms: number
  readonly failure?:
    | { readonly kind: EndpointFailureKind; readonly status?: number | undefined }
    | undefined
}

/** Sends JSON-RPC calls to one URL. */
export interface Endpoint {
  request(call: RpcCall): Promise<unknown>
}

export interface EndpointOptions {
  readonly url: string
  /** Called once for each finished request. */
  readonly onReport: (report: RequestReport) => void
}

/** The error of a JSON-RPC response. */
export interface NodeError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/**
 * Parses the `error` of a response; undefined when there is none. Truncates the message to
 * 1000 characters.
 */
export function readNodeError(error: unknown): NodeError | undefined {
  if (!isObject(error)) return undefined
  const code: unknown = Reflect.get(error, 'code')
  const message: unknown = Reflect.get(error, 'message')
  return {
    code: typeof code === 'number' ? code : -32603,
    message: typeof message === 'string' ? message.slice(0, 1_000) : 'The node returned no reason.',
    data: Reflect.get(error, 'data'),
  }
}
