import type { SignInSession } from '../connection/authentication.ts'
import type { SignInAdapter } from '../sign-in/signInAdapter.ts'
import { alice } from './fakeConnector.ts'

/** A sign-in backend whose every answer a test decides. By default everything succeeds. */
export interface FakeBackend extends SignInAdapter {
  /** Names of the calls, in order. */
  readonly calls: string[]
  /** The session of this browser. */
  session: SignInSession | undefined
  /** What the next calls of a name do instead; undefined is the usual again. */
  readonly instead: Map<string, () => Promise<unknown>>
}

export function fakeSignInAdapter(): FakeBackend {
  const calls: string[] = []
  const instead = new Map<string, () => Promise<unknown>>()
  let nonces = 0

  async function call<T>(name: string, usual: () => T): Promise<T> {
    calls.push(name)
    const other = instead.get(name)
    // What a test puts in the place of an answer is meant to be of any form.
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
