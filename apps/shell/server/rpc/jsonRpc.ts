export type RpcId = string | number | null

/** One call as a client sent it. Without an id it is a notification: nobody waits for an answer. */
export interface RpcCall {
  readonly id?: RpcId | undefined
  readonly method: string
  readonly params?: unknown
}

export interface RpcFault {
  readonly code: number
  readonly message: string
}

export interface RpcErrorAnswer {
  readonly jsonrpc: '2.0'
  readonly id: RpcId
  readonly error: RpcFault
}

/** Our own faults, by the codes of JSON-RPC 2.0 §5.1 and EIP-1474. */
export const rpcFaults = {
  notJson: { code: -32700, message: 'The request is not JSON.' },
  notACall: { code: -32600, message: 'The request is not a JSON-RPC 2.0 call.' },
  emptyBatch: { code: -32600, message: 'The batch is empty.' },
  wrongMethod: { code: -32600, message: 'Send JSON-RPC calls with POST.' },
  wrongType: { code: -32600, message: 'Send JSON-RPC calls with Content-Type: application/json.' },
  foreignOrigin: { code: -32600, message: 'Other sites may not use the chains of this demo.' },
  unknownChain: { code: -32001, message: 'This server passes on no chain with this id.' },
  tooLarge: { code: -32005, message: 'The request is longer than 1 MiB.' },
  tooMany: { code: -32005, message: 'The batch holds more than 1000 calls.' },
  connectsOut: { code: -32601, message: 'The nodes of this demo connect to no other address.' },
  forks: {
    code: -32602,
    message: 'The nodes of this demo copy no other network: reset takes no parameters here.',
  },
  tooDeep: { code: -32602, message: 'The call is nested too deeply.' },
  inexact: { code: -32602, message: 'Numbers beyond 2^53 must be written as hexadecimal text.' },
  timeout: { code: -32603, message: 'The node did not answer within 10 seconds.' },
  unreachable: { code: -32603, message: 'The node cannot be reached.' },
  badAnswer: { code: -32603, message: 'The node did not give a valid answer to this call.' },
} as const satisfies Record<string, RpcFault>

export function rpcError(fault: RpcFault, id: RpcId = null): RpcErrorAnswer {
  return { jsonrpc: '2.0', id, error: fault }
}

/** Whether a value out of JSON is a well-formed call (JSON-RPC 2.0 §4). */
export function isRpcCall(value: unknown): value is RpcCall {
  if (!isObject(value) || value.jsonrpc !== '2.0' || typeof value.method !== 'string') return false
  if ('params' in value && (typeof value.params !== 'object' || value.params === null)) return false
  return !('id' in value) || isRpcId(value.id)
}

/** The id of something that may not be a call, for an answer that says so. */
export function idOf(value: unknown): RpcId {
  return isObject(value) && isRpcId(value.id) ? value.id : null
}

/** Whether a value out of JSON is a well-formed answer: a result or an error, not both (JSON-RPC 2.0 §5). */
export function isRpcAnswer(value: unknown): value is { readonly id: RpcId } {
  if (!isObject(value) || value.jsonrpc !== '2.0' || !isRpcId(value.id)) return false
  if ('result' in value) return !('error' in value)
  return isRpcFault(value.error)
}

export function isRpcFault(value: unknown): value is RpcFault {
  return isObject(value) && Number.isInteger(value.code) && typeof value.message === 'string'
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRpcId(value: unknown): value is RpcId {
  return value === null || typeof value === 'string' || typeof value === 'number'
}
