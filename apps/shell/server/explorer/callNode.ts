import { askNode, type Fetch, NodeError } from '../rpc/askNode.ts'
import { isRpcResponse } from '../rpc/jsonRpc.ts'
import { matchResponses } from '../rpc/matchResponses.ts'
import { parseJson } from '../rpc/parseRpcBody.ts'

export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Sends several calls to a node in one batch. */
export type CallNode = (calls: readonly NodeCall[]) => Promise<readonly unknown[]>

/**
 * Returns the results in the order of the calls. Throws `NodeError` if any of them is missing, so
 * that a page never shows "unknown" for a value the node failed to send.
 */
export function createCallNode(url: string, fetch: Fetch, signal?: AbortSignal): CallNode {
  return async (calls) => {
    const batch = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    const reply = parseJson(await askNode(url, JSON.stringify(batch), { fetch, signal }))
    return matchResponses(batch, reply, true).map((response) => {
      if (!isRpcResponse(response) || !('result' in response)) throw new NodeError('unreachable')
      return response.result
    })
  }
}
