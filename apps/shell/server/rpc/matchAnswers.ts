import {
  isObject,
  isRpcAnswer,
  isRpcFault,
  type RpcCall,
  type RpcErrorAnswer,
  type RpcFault,
  type RpcId,
  rpcError,
  rpcFaults,
} from './jsonRpc.ts'

export type RpcAnswer = RpcErrorAnswer | { readonly id: RpcId }

/**
 * For each call that waits for an answer, in order, the node's answer to it: well-formed and with the call's id.
 * A call without one gets an error that says so; answers that nobody asked for are dropped. A batch must be
 * answered by a list, a single call by a single answer.
 */
export function matchAnswers(
  calls: readonly RpcCall[],
  reply: unknown,
  batch: boolean,
): readonly RpcAnswer[] {
  const waiting = new Map<RpcId, RpcAnswer[]>()
  for (const entry of entriesOf(reply, batch)) {
    if (!isRpcAnswer(entry)) continue
    waiting.set(entry.id, [...(waiting.get(entry.id) ?? []), entry])
  }
  const fault = refusalOf(reply) ?? rpcFaults.badAnswer
  return calls.flatMap(({ id }) => {
    if (id === undefined) return []
    return [waiting.get(id)?.shift() ?? rpcError(fault, id)]
  })
}

function entriesOf(reply: unknown, batch: boolean): readonly unknown[] {
  if (!batch) return [reply]
  return Array.isArray(reply) ? reply : []
}

// A node that refuses a whole request (too many, too often) may answer with one error for all of it.
function refusalOf(reply: unknown): RpcFault | undefined {
  if (!isObject(reply) || reply.id !== null || !isRpcFault(reply.error)) return undefined
  const { code, message } = reply.error
  return { code, message }
}
