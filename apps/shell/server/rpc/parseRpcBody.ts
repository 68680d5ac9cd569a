import {
  idOf,
  isRpcCall,
  type RpcCall,
  type RpcErrorObject,
  type RpcErrorResponse,
  rpcErrorResponse,
  rpcErrors,
} from './jsonRpc.ts'
import { validateCall } from './validateCall.ts'

/** The HTTP batch size. */
const maxBatch = 1000

export interface ParsedRpcBody {
  readonly batch: boolean
  /** The valid calls, with all their fields. */
  readonly calls: readonly RpcCall[]
  /** Error responses to invalid calls. */
  readonly refused: readonly RpcErrorResponse[]
}

/**
 * Splits a body into valid and refused calls. A body that is invalid as a whole gives one error.
 */
export function parseRpcBody(text: string): ParsedRpcBody | RpcErrorResponse {
  const body = parseJson(text)
  if (body === undefined) return rpcErrorResponse(rpcErrors.notJson)
  if (!Array.isArray(body)) {
    const sorted = sort(body)
    return 'call' in sorted ? { batch: false, calls: [sorted.call], refused: [] } : sorted.refused
  }
  const entries: readonly unknown[] = body
  if (entries.length === 0) return rpcErrorResponse(rpcErrors.emptyBatch)
  if (entries.length > maxBatch) return rpcErrorResponse(rpcErrors.tooMany)
  const sorted = entries.map(sort)
  return {
    batch: true,
    calls: sorted.flatMap((entry) => ('call' in entry ? [entry.call] : [])),
    refused: sorted.flatMap((entry) => ('refused' in entry ? [entry.refused] : [])),
  }
}

/**
 * The calls serialised again. The original text is never forwarded, since a node could parse it
 * differently from the validation here, for example with a duplicate key.
 */
export function forwardedText({ batch, calls }: ParsedRpcBody): string {
  return JSON.stringify(batch ? calls : calls[0])
}

function sort(entry: unknown): { readonly call: RpcCall } | { readonly refused: RpcErrorResponse } {
  if (!isRpcCall(entry)) return refusal(rpcErrors.notACall, entry)
  const error = validateCall(entry)
  return error ? refusal(error, entry) : { call: entry }
}

function refusal(error: RpcErrorObject, entry: unknown): { readonly refused: RpcErrorResponse } {
  return { refused: rpcErrorResponse(error, idOf(entry)) }
}

/** Undefined for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
