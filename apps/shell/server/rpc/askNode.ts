import { BodyTooLargeError, readLimited } from '../http/readLimited.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface AskNodeOptions {
  readonly fetch: Fetch
  /** Aborts the request, for example when the client has disconnected. */
  readonly signal?: AbortSignal | undefined
}

/** A node returned no usable response. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly kind: 'timeout' | 'unreachable' | 'tooLarge'
  constructor(kind: NodeError['kind'], options?: ErrorOptions) {
    super(`The node returned no usable response (${kind}).`, options)
    this.kind = kind
  }
}

/** The RPC time limit, in ms. */
export const nodeTimeout = 10_000
const maxAnswerBytes = 32 * 1024 * 1024

/**
 * Posts a JSON-RPC body to a node and returns the text of its response, whatever its status. Sends
 * no cookie or other header of the visitor's request.
 *
 * @throws NodeError
 */
export async function askNode(url: string, body: string, options: AskNodeOptions): Promise<string> {
  const { fetch, signal } = options
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), nodeTimeout)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    })
    return await readLimited(answer, maxAnswerBytes)
  } catch (cause) {
    if (cause instanceof BodyTooLargeError) throw new NodeError('tooLarge', { cause })
    throw new NodeError(timeout.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    clearTimeout(timer)
  }
}
