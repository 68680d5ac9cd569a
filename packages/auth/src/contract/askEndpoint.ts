import { readLimited } from '../http/readLimited.ts'

/** An endpoint returned no usable response: it timed out, was too long, or was an error. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError'
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface AskOptions {
  readonly fetch: Fetch
  readonly signal: AbortSignal
}

/** Contract code has at most 24 576 bytes, which is twice as many hex digits. */
const maxResponseBytes = 128 * 1024

/**
 * Sends a JSON-RPC request to a node. Returns its hex result, or undefined if the call reverted.
 *
 * @throws EndpointError for every other failure
 */
export async function askEndpoint(
  url: string,
  method: string,
  params: readonly unknown[],
  { fetch, signal }: AskOptions,
): Promise<`0x${string}` | undefined> {
  let body: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      // Redirects are never followed. Not 'error', which Cloudflare Workers do not support.
      redirect: 'manual',
      signal,
    })
    const bytes = await readLimited(response.body, maxResponseBytes)
    if (bytes === undefined) throw new EndpointError('The response is too long.')
    body = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new EndpointError('The endpoint returned no usable response.', { cause })
  }
  const result = fieldOf(body, 'result')
  if (typeof result === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(result)) {
    return `0x${result.slice(2).toLowerCase()}`
  }
  if (isRevert(fieldOf(body, 'error'))) return undefined
  throw new EndpointError('The endpoint responded with an error.')
}

// Nodes use different codes for a revert. Most use 3; all of them name it in the message.
function isRevert(error: unknown): boolean {
  const message = fieldOf(error, 'message')
  if (fieldOf(error, 'code') === 3) return true
  return (
    typeof message === 'string' &&
    /revert|invalid opcode|opcode .{0,40}not defined|out of gas|invalid jump|stack (?:under|over)flow/i.test(
      message,
    )
  )
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
