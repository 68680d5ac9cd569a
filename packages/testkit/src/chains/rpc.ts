/** One JSON-RPC call: the method and its parameters. */
export type RpcCall = readonly [method: string, ...params: readonly unknown[]]

/** Time limit for a node's answer, in ms. */
const timeoutMs = 10_000

/**
 * Sends calls in one HTTP request and returns their results in order. A node may run them
 * concurrently, so a call that depends on another must go into a later request.
 *
 * @throws with the method and the node's message if one fails.
 */
export async function rpcBatch(url: string, calls: readonly RpcCall[]): Promise<unknown[]> {
  if (calls.length === 0) return []
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      calls.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params })),
    ),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answers = toAnswers(await response.json())
  return calls.map(([method], id) => {
    const answer = answers.get(id)
    if (answer === undefined) throw new Error(`${method} at ${url} got no answer.`)
    if (answer.error !== undefined) {
      throw new Error(`${method} at ${url} failed: ${JSON.stringify(answer.error)}`)
    }
    return answer.result
  })
}

/** Sends one call. Throws as {@link rpcBatch}. */
export async function rpc(url: string, ...call: RpcCall): Promise<unknown> {
  const [result] = await rpcBatch(url, [call])
  return result
}

interface RpcAnswer {
  readonly id: number
  readonly result?: unknown
  readonly error?: unknown
}

function toAnswers(body: unknown): ReadonlyMap<number, RpcAnswer> {
  const list = Array.isArray(body) ? body : []
  return new Map(list.filter(isAnswer).map((answer) => [answer.id, answer]))
}

function isAnswer(value: unknown): value is RpcAnswer {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  )
}
