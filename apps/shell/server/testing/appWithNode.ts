import type { Fetch } from '../rpc/askNode.ts'
import { testApp } from './testApp.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** An app whose nodes respond with these texts, and the requests they received. */
export async function appWithNode(answer: (body: string) => string | Response | Promise<Response>) {
  const sent: Sent[] = []
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init })
    const text = await answer(String(init.body))
    return typeof text === 'string' ? new Response(text) : text
  }
  const app = await testApp({ fetch })
  const post = (body: string, path = '/rpc/1', headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`http://localhost:4700${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )
  return { app, post, sent }
}

/** The text of a call without parameters. */
export function call(id: unknown, method = 'eth_chainId'): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params: [] })
}

/** The text of a response. */
export function result(id: unknown, value: unknown = '0x1'): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result: value })
}

/** An error response. */
export function error(id: unknown, code: number, message: string) {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

/** The message for a malformed response of a node. */
export const badResponse = 'The node returned an invalid response to this call.'
