import { SignInRequestError, UnreadableSignInError } from '../errors/signIn.ts'
import { isRecord } from '../utils/guards.ts'

/** How long the backend may take to answer, ms. */
export const answerLimit = 15_000
/** Characters of an answer that are read at most. */
const sizeLimit = 65_536

export interface SiweRequestOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  /** Whether the page stands in a frame of another page, where cookies need other attributes. */
  readonly framed: boolean
}

export interface SiweAnswer {
  readonly status: number
  /** The answer's JSON; undefined for an empty one. */
  readonly body: unknown
  /** The server's time as it answered, ms since the epoch; NaN where it does not say. */
  readonly time: number
}

/** One call to the sign-in server. */
export type SiweRequest = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<SiweAnswer>

/**
 * Calls rejects with what `fetch` rejects with when there is no connection, with an `AbortError` when the answer takes
 * longer than 15 s, and with `UnreadableSignInError` for an answer that is no JSON. An error status is an answer.
 */
export function createSiweRequest({ baseUrl, fetch, framed }: SiweRequestOptions): SiweRequest {
  return async (method, path, body) => {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), answerLimit)
    try {
      const answer = await fetch(`${baseUrl}/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          // Every call that changes something says so: the server refuses what a plain form could send.
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          ...(framed ? { 'x-foyer-frame': '1' } : {}),
        },
        body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
        credentials: 'include',
        cache: 'no-store',
        redirect: 'error',
        signal: abort.signal,
      })
      const time = Date.parse(answer.headers.get('date') ?? '')
      return { status: answer.status, body: parse(await answer.text(), path), time }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The answer's body, if the call succeeded. @throws SignInRequestError otherwise. */
export function expectOk({ status, body }: SiweAnswer, path: string): unknown {
  if (status >= 200 && status < 300) return body
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  throw new SignInRequestError({
    path,
    status,
    code: typeof error.code === 'string' ? error.code.slice(0, 100) : undefined,
    details: typeof error.message === 'string' ? error.message.slice(0, 500) : undefined,
  })
}

function parse(text: string, path: string): unknown {
  if (text === '') return undefined
  if (text.length > sizeLimit) throw new UnreadableSignInError({ what: `the answer to "${path}"` })
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page, most likely; its status is what can be told of it.
    return undefined
  }
}
