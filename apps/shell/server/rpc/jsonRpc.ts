import { isObject, isRecord } from '../../config/guards.ts'

export type RpcId = string | number | null

/** A call as a client sent it. Without an id it is a notification, which gets no response. */
export interface RpcCall {
  readonly id?: RpcId | undefined
  readonly method: string
  readonly params?: unknown
}

/** The error object of JSON-RPC 2.0 §5.1. */
export interface RpcErrorObject {
  readonly code: number
  readonly message: string
}

export interface RpcErrorResponse {
  readonly jsonrpc: '2.0'
  readonly id: RpcId
  readonly error: RpcErrorObject
}

/** The errors this server reports itself, with the codes of JSON-RPC 2.0 §5.1 and EIP-1474. */
export const rpcErrors = {
  notJson: { code: -32700, message: 'The request is not JSON.' },
  notACall: { code: -32600, message: 'The request is not a JSON-RPC 2.0 call.' },
  emptyBatch: { code: -32600, message: 'The batch is empty.' },
  wrongMethod: { code: -32600, message: 'Send JSON-RPC calls with POST.' },
  wrongType: { code: -32600, message: 'Send JSON-RPC calls with Content-Type: application/json.' },
  foreignOrigin: { code: -32600, message: 'Other sites may not use the chains of this demo.' },
  unknownChain: { code: -32001, message: 'This server has no chain with this id.' },
  tooLarge: { code: -32005, message: 'The request is longer than 1 MiB.' },
  tooMany: { code: -32005, message: 'The batch holds more than 1000 calls.' },
  connectsOut: {
    code: -32601,
    message: 'The nodes of this demo cannot connect to another address.',
  },
  forks: {
    code: -32602,
    message: 'The nodes of this demo cannot fork another network: reset takes no parameters here.',
  },
  tooDeep: { code: -32602, message: 'The call is nested too deeply.' },
  inexact: { code: -32602, message: 'Numbers beyond 2^53 must be written as hexadecimal text.' },
  timeout: { code: -32603, message: 'The node did not respond within 10 seconds.' },
  unreachable: { code: -32603, message: 'The node cannot be reached.' },
  badResponse: { code: -32603, message: 'The node returned an invalid response to this call.' },
} as const satisfies Record<string, RpcErrorObject>

export function rpcErrorResponse(error: RpcErrorObject, id: RpcId = null): RpcErrorResponse {
  return { jsonrpc: '2.0', id, error }
}

/** Whether a JSON value is a well-formed call (JSON-RPC 2.0 §4). */
export function isRpcCall(value: unknown): value is RpcCall {
  if (!isRecord(value) || value.jsonrpc !== '2.0' || typeof value.method !== 'string') return false
  if ('params' in value && !isObject(value.params)) return false
  return !('id' in value) || isRpcId(value.id)
}

/** The id of a value that may not be a call, for the error response. */
export function idOf(value: unknown): RpcId {
  return isRecord(value) && isRpcId(value.id) ? value.id : null
}

/** Whether a JSON value is a well-formed response: a result or an error (JSON-RPC 2.0 §5). */
export function isRpcResponse(value: unknown): value is { readonly id: RpcId } {
  if (!isRecord(value) || value.jsonrpc !== '2.0' || !isRpcId(value.id)) return false
  if ('result' in value) return !('error' in value)
  return isRpcErrorObject(value.error)
}

export function isRpcErrorObject(value: unknown): value is RpcErrorObject {
  return isRecord(value) && Number.isInteger(value.code) && typeof value.message === 'string'
}

function isRpcId(value: unknown): value is RpcId {
  return value === null || typeof value === 'string' || typeof value === 'number'
}

/** The chain id in a URL path. Undefined unless it is a positive decimal number. */
export function parseChainId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return undefined
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : undefined
}
