import { BodyTooLargeError, readLimited } from '../http/readLimited.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface AskNodeOptions {
  readonly fetch: Fetch
  /** Ends the request when whoever asked has gone. */
  readonly signal?: AbortSignal | undefined
}

/** A node gave no answer in time, or none at all. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly kind: 'timeout' | 'unreachable' | 'tooLarge'
  constructor(kind: NodeError['kind'], options?: ErrorOptions) {
    super(`The node gave no answer (${kind}).`, options)
    this.kind = kind
  }
}

/** Spec §9, RPC time-out, in ms. */
export const nodeTimeout = 10_000
const maxAnswerBytes = 32 * 1024 * 1024

/**
 * Posts a JSON-RPC body to a node and gives the text of its answer, whatever its status. Sends nothing of the
 * visitor's request but the body: no cookie, no other header. Throws `NodeError`.
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
