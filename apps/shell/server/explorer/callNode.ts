import { askNode, type Fetch, NodeError } from '../rpc/askNode.ts'
import { isRpcResponse } from '../rpc/jsonRpc.ts'
import { matchResponses } from '../rpc/matchResponses.ts'
import { parseJson } from '../rpc/parseRpcBody.ts'

export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Asks one node several things at once. */
export type CallNode = (calls: readonly NodeCall[]) => Promise<readonly unknown[]>

/**
 * The results in the order of the calls. Throws `NodeError` when any call has none: a page made from half an
 * answer would show "unknown" for what the node merely failed to say.
 */
export function createCallNode(url: string, fetch: Fetch, signal?: AbortSignal): CallNode {
  return async (calls) => {
    const batch = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    const reply = parseJson(await askNode(url, JSON.stringify(batch), { fetch, signal }))
    return matchResponses(batch, reply, true).map((answer) => {
      if (!isRpcResponse(answer) || !('result' in answer)) throw new NodeError('unreachable')
      return answer.result
    })
  }
}
