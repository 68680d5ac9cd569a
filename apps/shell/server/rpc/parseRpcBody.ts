import { faultOf } from './faultOf.ts'
import {
  idOf,
  isRpcCall,
  type RpcCall,
  type RpcErrorAnswer,
  type RpcFault,
  rpcError,
  rpcFaults,
} from './jsonRpc.ts'

/** Spec §9, HTTP batch size. */
const maxBatch = 1000

export interface ParsedRpcBody {
  readonly batch: boolean
  /** The well-formed calls, as values out of JSON with all their fields. */
  readonly calls: readonly RpcCall[]
  /** Answers to what is not a call, or is one that is not passed on. */
  readonly refused: readonly RpcErrorAnswer[]
}

/** Sorts a body into calls to pass on and entries to refuse; a body that is refused whole gives one answer. */
export function parseRpcBody(text: string): ParsedRpcBody | RpcErrorAnswer {
  const body = parseJson(text)
  if (body === undefined) return rpcError(rpcFaults.notJson)
  if (!Array.isArray(body)) {
    const sorted = sort(body)
    return 'call' in sorted ? { batch: false, calls: [sorted.call], refused: [] } : sorted.refused
  }
  const entries: readonly unknown[] = body
  if (entries.length === 0) return rpcError(rpcFaults.emptyBatch)
  if (entries.length > maxBatch) return rpcError(rpcFaults.tooMany)
  const sorted = entries.map(sort)
  return {
    batch: true,
    calls: sorted.flatMap((entry) => ('call' in entry ? [entry.call] : [])),
    refused: sorted.flatMap((entry) => ('refused' in entry ? [entry.refused] : [])),
  }
}

/**
 * What is passed on: the calls written anew, never the text as it came, which a node could read differently (a key
 * that is there twice, say) from how it was judged here.
 */
export function forwardedText({ batch, calls }: ParsedRpcBody): string {
  return JSON.stringify(batch ? calls : calls[0])
}

function sort(entry: unknown): { readonly call: RpcCall } | { readonly refused: RpcErrorAnswer } {
  if (!isRpcCall(entry)) return refusal(rpcFaults.notACall, entry)
  const fault = faultOf(entry)
  return fault ? refusal(fault, entry) : { call: entry }
}

function refusal(fault: RpcFault, entry: unknown): { readonly refused: RpcErrorAnswer } {
  return { refused: rpcError(fault, idOf(entry)) }
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
