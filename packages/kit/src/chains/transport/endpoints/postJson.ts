import { isObject } from '@foyer/ui/utils/guards.ts'
import { HttpRequestError, TimeoutError } from 'viem'
import { UnreadableAnswerError } from '../../../errors/read.ts'
import { rpcLimits } from '../rpcLimits.ts'
import type { RequestReport } from './endpoint.ts'

/** Maximum size of a response in bytes, uncompressed. */
const maxAnswer = 10 * 1024 * 1024
/** Longest accepted `Retry-After`, in s. */
const maxRetryAfter = 10

export type JsonAnswer =
  | { readonly json: unknown; readonly ms: number }
  | {
      readonly error: Error
      readonly report: RequestReport
      /** The body of a response with an error status. */
      readonly text?: string | undefined
    }

/**
 * Posts JSON without cookies or referrer, and parses the JSON response. Never rejects. The errors
 * are viem's, so that viem retries them (408, 429, 5xx, no response).
 */
export async function postJson(url: string, body: unknown): Promise<JsonAnswer> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const failed = (error: Error, failure: RequestReport['failure'], text?: string): JsonAnswer => ({
    error,
    report: { ms: elapsed(), failure },
    text,
  })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(rpcLimits.timeout),
    })
    const text = await readText(response)
    const json = text === undefined ? undefined : parse(text)
    // Some nodes send valid responses with an error status.
    if (json !== undefined && (response.ok || isAnswer(json, response.status))) {
      return { json, ms: elapsed() }
    }
    const { status } = response
    if (response.ok) {
      return failed(new UnreadableAnswerError({ method: 'a request' }), { kind: 'unreadable' })
    }
    return failed(
      new HttpRequestError({ url, status, headers: withShortRetryAfter(response.headers) }),
      status === 429 ? { kind: 'limited', status } : { kind: 'status', status },
      text,
    )
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError') {
      return failed(new TimeoutError({ body: {}, url }), { kind: 'timeout' })
    }
    const reason = cause instanceof Error ? cause : new Error(String(cause))
    return failed(new HttpRequestError({ url, cause: reason }), { kind: 'unreachable' })
  }
}

/** The body as text; undefined as soon as it exceeds `maxAnswer`. Ignores `Content-Length`. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > maxAnswer) {
      // Not awaited: the body may never end.
      reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The caller reports unreadable text.
  }
}

function isAnswer(json: unknown, status: number): boolean {
  if (status === 429) return false
  const [first]: readonly unknown[] = Array.isArray(json) ? json : [json]
  return isObject(first) && Reflect.has(first, 'jsonrpc')
}

/** The headers for viem, which would wait for a `Retry-After` of any length. */
function withShortRetryAfter(headers: Headers): Headers {
  const after = Number.parseInt(headers.get('retry-after') ?? '0', 10)
  return after <= maxRetryAfter ? headers : new Headers()
}
