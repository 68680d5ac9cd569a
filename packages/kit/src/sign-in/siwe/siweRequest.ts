import { isRecord } from '@foyer/ui/utils/guards.ts'
import { SignInRequestError, UnreadableSignInError } from '../../errors/signIn.ts'

/** Time limit for one call, in ms. */
export const answerLimit = 15_000
/** Maximum length of an answer, in characters. */
const sizeLimit = 65_536

export interface SiweAnswer {
  readonly status: number
  /** The answer's JSON; undefined for an empty one. */
  readonly body: unknown
  /** The server's time, in ms since the epoch; NaN without a Date header. */
  readonly time: number
}

/** A call of the sign-in server. */
export interface SiweCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** Of POST. */
  readonly body?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Calls the sign-in server. Rejects with the error of `fetch`, with an `AbortError` after 15 s, and
 * with `UnreadableSignInError` if the answer is too long. An error status does not reject.
 *
 * @param baseUrl without a trailing slash.
 */
export async function callServer(
  { baseUrl, fetch }: { readonly baseUrl: string; readonly fetch: typeof globalThis.fetch },
  { body = {}, method, path }: SiweCall,
): Promise<SiweAnswer> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), answerLimit)
  try {
    const answer = await fetch(`${baseUrl}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        // The server refuses content types that a plain HTML form could send.
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(isFramed() ? { 'x-foyer-frame': '1' } : {}),
      },
      body: method === 'POST' ? JSON.stringify(body) : null,
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
    // Most likely a proxy's error page; the status says enough.
    return undefined
  }
}

/** In another page's frame, browsers partition cookies and accept only some of them. */
function isFramed(): boolean {
  return typeof window !== 'undefined' && window.top !== window.self
}
