import type { MessageFields } from '../connection/authentication.ts'
import type { DeviceSessions, SignInAdapter } from './signInAdapter.ts'
import { readNonce, readSession, readSessions } from './siweAnswers.ts'
import { createSiweRequest, expectOk } from './siweRequest.ts'
import { writeSiweMessage } from './writeSiweMessage.ts'

export interface SiweAdapterOptions {
  /** Where the sign-in server is mounted, e.g. '/auth'. */
  readonly baseUrl: string
  /** A sentence that the message says to whoever signs it: one line of ASCII, and none of the signs "<>%\^`{|}. */
  readonly statement?: string | undefined
  /** Default: the page's own. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Where the page stands; default: the window's. */
  readonly location?: { readonly host: string; readonly origin: string } | undefined
}

/** The adapter for `@foyer/auth`, which can do everything that the kit can use. */
export interface SiweAdapter extends SignInAdapter {
  readonly getSession: NonNullable<SignInAdapter['getSession']>
  readonly messageFields: NonNullable<SignInAdapter['messageFields']>
  readonly sessions: DeviceSessions
}

/** A message is good for this long, ms: as long as the server keeps a nonce. */
const messageLife = 5 * 60_000
/** What the clocks of this device and of the server may differ without being noticed, ms. */
const clockDifference = 60_000

/** What the grammar of EIP-4361 lets a statement hold. The server refuses a message that holds anything else. */
const statementShape = /^[A-Za-z0-9\-._~!$&'()*+,;=:/?#[\]@ ]+$/

/**
 * Signs in with Ethereum (EIP-4361) at a server of `@foyer/auth`.
 *
 * @throws RangeError for a statement that no message may hold.
 */
export function createSiweAdapter(options: SiweAdapterOptions): SiweAdapter {
  const { location = globalThis.location, statement } = options
  if (statement !== undefined && !statementShape.test(statement)) {
    throw new RangeError(
      'The statement of createSiweAdapter must be one line of ASCII without any of the signs "<>%\\^`{|} (EIP-4361): no message with another one is taken.',
    )
  }
  const call = createSiweRequest({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    framed: isFramed(),
  })

  /** Of the server's clock before this device's, ms. With times of a clock that is wrong, nobody could ever sign in. */
  let ahead = 0

  function learnTime(time: number): void {
    const difference = time - Date.now()
    ahead = Math.abs(difference) > clockDifference ? difference : 0
  }

  function messageFields({
    chainId,
    nonce,
  }: {
    readonly chainId: number
    readonly nonce: string
  }): MessageFields {
    const now = Date.now() + ahead
    return {
      domain: location.host,
      uri: location.origin,
      version: '1',
      chainId,
      nonce,
      statement,
      issuedAt: new Date(now).toISOString(),
      expirationTime: new Date(now + messageLife).toISOString(),
    }
  }

  const sessions: DeviceSessions = {
    list: async () => readSessions(expectOk(await call('GET', 'sessions'), 'sessions')),
    async end(id) {
      const answer = await call('DELETE', `sessions/${encodeURIComponent(id)}`)
      // Ended already, on another device.
      if (answer.status !== 404) expectOk(answer, 'sessions')
    },
    async endOthers() {
      expectOk(await call('DELETE', 'sessions'), 'sessions')
    },
  }

  return {
    async getNonce() {
      const answer = await call('POST', 'nonce')
      learnTime(answer.time)
      return readNonce(expectOk(answer, 'nonce'))
    },
    createMessage: ({ address, ...rest }) => writeSiweMessage({ ...messageFields(rest), address }),
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
    messageFields,
    sessions,
  }
}

/** In another page's frame the browser keeps cookies apart, and only some kinds of them. */
function isFramed(): boolean {
  return typeof window !== 'undefined' && window.top !== window.self
}
