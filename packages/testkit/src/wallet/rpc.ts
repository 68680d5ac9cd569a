import { ProviderRpcError, walletErrors } from './errors.ts'
import { isFields } from './params.ts'

/** Time limit for a node's answer, in ms. */
const timeoutMs = 10_000

/** A JSON-RPC client. */
export interface RpcClient {
  /** Throws the node's error with its code, or -32603 if the node cannot be reached. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** A JSON-RPC client over HTTP for the wallet's own endpoint. */
export function createRpcClient(url: string, fetch: typeof globalThis.fetch): RpcClient {
  let count = 0
  return {
    async request(method, params) {
      count += 1
      const answer = await send(fetch, url, { jsonrpc: '2.0', id: count, method, params })
      if (!isFields(answer)) throw walletErrors.internal('The node returned no JSON-RPC response.')
      if (isFields(answer.error)) throw nodeError(answer.error)
      if ('result' in answer) return answer.result
      throw walletErrors.internal('The node returned neither a result nor an error.')
    },
  }
}

async function send(fetch: typeof globalThis.fetch, url: string, body: unknown): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await response.json()
  } catch {
    throw walletErrors.internal("The wallet could not reach the network's node.")
  }
}

function nodeError(error: Readonly<Record<string, unknown>>): ProviderRpcError {
  const code = Number.isInteger(error.code) ? Number(error.code) : -32603
  const message = typeof error.message === 'string' ? error.message : 'The node returned an error.'
  return new ProviderRpcError(code, message, error.data)
}
