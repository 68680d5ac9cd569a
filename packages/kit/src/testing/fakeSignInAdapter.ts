import type { SignInAdapter } from '../sign-in/signInAdapter.ts'
import type { SignInSession } from '../wallets/connection/authentication.ts'
import { alice } from './fakeConnector.ts'

/** A sign-in backend whose answers are set by the test. By default everything succeeds. */
export interface FakeBackend extends SignInAdapter {
  /** Names of the calls, in order. */
  readonly calls: string[]
  /** The session of this browser. */
  session: SignInSession | undefined
  /** Replacements for the next calls, by name; undefined restores the default. */
  readonly instead: Map<string, () => Promise<unknown>>
}

export function fakeSignInAdapter(): FakeBackend {
  const calls: string[] = []
  const instead = new Map<string, () => Promise<unknown>>()
  let nonces = 0

  async function call<T>(name: string, usual: () => T): Promise<T> {
    calls.push(name)
    const other = instead.get(name)
    // A test may replace an answer with one of any shape.
    return other ? ((await other()) as T) : usual()
  }

  const backend: FakeBackend = {
    calls,
    instead,
    session: undefined,
    getNonce: () =>
      call('nonce', () => {
        nonces += 1
        return `nonce${nonces}`
      }),
    createMessage: ({ address, chainId, nonce }) =>
      call('message', () => `${address} on ${chainId} with ${nonce}`),
    verify: ({ message }) =>
      call('verify', () => {
        const address = message.startsWith('0x') ? message.slice(0, 42) : alice
        const session = {
          address: address as `0x${string}`,
          chainId: 1,
          issuedAt: `issued ${nonces}`,
        }
        backend.session = session
        return session
      }),
    signOut: () =>
      call('signOut', () => {
        backend.session = undefined
      }),
    getSession: () => call('session', () => backend.session),
  }
  return backend
}
