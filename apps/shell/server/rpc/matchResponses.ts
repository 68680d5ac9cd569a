import { isRecord } from '../../config/guards.ts'
import {
  isRpcErrorObject,
  isRpcResponse,
  type RpcCall,
  type RpcErrorObject,
  type RpcErrorResponse,
  type RpcId,
  rpcErrorResponse,
  rpcErrors,
} from './jsonRpc.ts'

export type RpcResponse = RpcErrorResponse | { readonly id: RpcId }

/**
 * The node's well-formed response to each call that expects one, matched by id and in the order of
 * the calls. Calls without a response get an error; unknown responses are dropped. A batch must be
 * answered by a list, a single call by a single response.
 */
export function matchResponses(
  calls: readonly RpcCall[],
  reply: unknown,
  batch: boolean,
): readonly RpcResponse[] {
  const waiting = new Map<RpcId, RpcResponse[]>()
  for (const entry of entriesOf(reply, batch)) {
    if (!isRpcResponse(entry)) continue
    waiting.set(entry.id, [...(waiting.get(entry.id) ?? []), entry])
  }
  const error = batchError(reply) ?? rpcErrors.badResponse
  return calls.flatMap(({ id }) => {
    if (id === undefined) return []
    return [waiting.get(id)?.shift() ?? rpcErrorResponse(error, id)]
  })
}

function entriesOf(reply: unknown, batch: boolean): readonly unknown[] {
  if (!batch) return [reply]
  return Array.isArray(reply) ? reply : []
}

// A node that refuses a whole batch may respond with a single error.
function batchError(reply: unknown): RpcErrorObject | undefined {
  if (!isRecord(reply) || reply.id !== null || !isRpcErrorObject(reply.error)) return undefined
  const { code, message } = reply.error
  return { code, message }
}
