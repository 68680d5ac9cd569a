import {
  idOf,
  isRpcCall,
  type RpcCall,
  type RpcErrorAnswer,
  rpcError,
  rpcFaults,
} from './jsonRpc.ts'

/** Spec §9, HTTP batch size. */
const maxBatch = 1000

export interface ParsedRpcBody {
  readonly batch: boolean
  /** The well-formed calls, as values out of JSON with all their fields. */
  readonly calls: readonly RpcCall[]
  /** Answers to what is not a call. */
  readonly refused: readonly RpcErrorAnswer[]
}

/** Sorts a body into calls to pass on and entries to refuse; a body that is refused whole gives one answer. */
export function parseRpcBody(text: string): ParsedRpcBody | RpcErrorAnswer {
  const body = parseJson(text)
  if (body === undefined) return rpcError(rpcFaults.notJson)
  if (!Array.isArray(body)) {
    if (!isRpcCall(body)) return rpcError(rpcFaults.notACall, idOf(body))
    return { batch: false, calls: [body], refused: [] }
  }
  const entries: readonly unknown[] = body
  if (entries.length === 0) return rpcError(rpcFaults.emptyBatch)
  if (entries.length > maxBatch) return rpcError(rpcFaults.tooMany)
  return {
    batch: true,
    calls: entries.filter(isRpcCall),
    refused: entries
      .filter((entry) => !isRpcCall(entry))
      .map((entry) => rpcError(rpcFaults.notACall, idOf(entry))),
  }
}

/** The value of a JSON text; undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whoever asked has an answer of its own for "not JSON".
    return undefined
  }
}
