import type { DeviceSessions, SignInAdapter } from '../signInAdapter.ts'
import {
  defaultNonceLifetime,
  readNonce,
  readNonceLifetime,
  readSession,
  readSessions,
} from './siweAnswers.ts'
import { callServer, expectOk, type SiweCall } from './siweRequest.ts'
import { writeSiweMessage } from './writeSiweMessage.ts'

export interface SiweAdapterOptions {
  /**
   * Path or URL of the sign-in server, e.g. '/auth'. On another origin, `createAuth` needs
   * `crossOrigin`.
   */
  readonly baseUrl: string
  /** The sentence shown in the message: one line of ASCII without "<>%\^`{|}. Default: none. */
  readonly statement?: string | undefined
  /** Default: the page's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The host and origin that the message names. Default: `window.location`. */
  readonly location?:
    | {
        /** With the port, if it is not the default one. */
        readonly host: string
        readonly origin: string
      }
    | undefined
}

/**
 * The adapter for `@foyer/auth`. Implements every optional part of `SignInAdapter`. Each call
 * rejects with SignInRequestError for an error status, UnreadableSignInError for an unexpected
 * answer, an `AbortError` after 15 s, or the error of `fetch`.
 */
export interface SiweAdapter extends SignInAdapter {
  /** This browser's session on the server; undefined if there is none. */
  readonly getSession: NonNullable<SignInAdapter['getSession']>
  /** How long the server keeps the last nonce, in ms: a day at most. */
  readonly nonceLifetime: NonNullable<SignInAdapter['nonceLifetime']>
  /** The server's time by its last answer. */
  readonly now: NonNullable<SignInAdapter['now']>
  /** The account's sessions on all devices. */
  readonly sessions: DeviceSessions
}

/** Characters that EIP-4361 allows in a statement. The server refuses a message with any other. */
const statementShape = /^[A-Za-z0-9\-._~!$&'()*+,;=:/?#[\]@ ]+$/

/**
 * Signs in with Ethereum (EIP-4361) at a server running `@foyer/auth`.
 *
 * @throws RangeError for a statement that EIP-4361 does not allow.
 */
export function createSiweAdapter(options: SiweAdapterOptions): SiweAdapter {
  const { location = globalThis.location, statement } = options
  if (statement !== undefined && !statementShape.test(statement)) {
    throw new RangeError(
      'The statement of createSiweAdapter must be one line of ASCII without "<>%\\^`{|} (EIP-4361).',
    )
  }
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis)
  /**
   * The server's time in ms, and `performance.now()` when it was learnt. The server refuses the
   * times of a wrong clock, and only `performance.now()` goes on evenly when the device's is set.
   */
  let learnt: { readonly time: number; readonly at: number } | undefined
  const now = () => (learnt ? learnt.time + performance.now() - learnt.at : Date.now())

  async function call(method: SiweCall['method'], path: string, body?: SiweCall['body']) {
    const answer = await callServer({ baseUrl, fetch }, { method, path, body })
    if (!Number.isNaN(answer.time)) learnt = { time: answer.time, at: performance.now() }
    return answer
  }

  /** The last nonce, and when the server forgets it by the server's clock. */
  let last: { readonly nonce: string; readonly expiresAt: number } | undefined
  let nonceLifetime = defaultNonceLifetime

  const sessions: DeviceSessions = {
    list: async () => readSessions(expectOk(await call('GET', 'sessions'), 'sessions')),
    async end(id) {
      const answer = await call('DELETE', `sessions/${encodeURIComponent(id)}`)
      // Already ended, on another device.
      if (answer.status !== 404) expectOk(answer, 'sessions')
    },
    async endOthers() {
      expectOk(await call('DELETE', 'sessions'), 'sessions')
    },
    now,
  }

  return {
    async getNonce() {
      const asked = now()
      const answer = await call('POST', 'nonce')
      const body = expectOk(answer, 'nonce')
      const nonce = readNonce(body)
      nonceLifetime = readNonceLifetime(body)
      last = { nonce, expiresAt: (Number.isNaN(answer.time) ? asked : answer.time) + nonceLifetime }
      return nonce
    },
    nonceLifetime: () => nonceLifetime,
    createMessage(request) {
      const time = now()
      const expiresAt = last?.nonce === request.nonce ? last.expiresAt : time + defaultNonceLifetime
      return writeSiweMessage({
        ...request,
        domain: location.host,
        uri: location.origin,
        statement,
        issuedAt: new Date(time).toISOString(),
        expirationTime: new Date(expiresAt).toISOString(),
      })
    },
    async verify({ message, signature }) {
      const answer = await call('POST', 'verify', { message, signature })
      if (answer.status === 401) return false
      return readSession(expectOk(answer, 'verify'))
    },
    async signOut() {
      const answer = await call('POST', 'logout')
      if (answer.status !== 401) expectOk(answer, 'logout')
    },
    async getSession() {
      const answer = await call('GET', 'session')
      if (answer.status === 401) return undefined
      return readSession(expectOk(answer, 'session'))
    },
    now,
    sessions,
  }
}
