import type { AuthenticationStatus, MessageRequest, SignInAdapter } from '@foyer/kit'
import { fieldOf } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import type { AuthenticationConfig } from './authentication.tsx'

/** RainbowKit's adapter and status as an adapter of the kit's sign-in. */
export interface AdapterBridge {
  readonly adapter: SignInAdapter
  /** Takes the app's newest adapter and status. */
  update(config: AuthenticationConfig<unknown>): void
}

/** @param account The connected account, to whose session the app's status refers. */
export function createAdapterBridge(
  first: AuthenticationConfig<unknown>,
  account: () => Address | undefined,
): AdapterBridge {
  let current = first
  let known = deferredStatus(first.status)
  /** The message whose signature is being verified, as the app's adapter created it. */
  let made: { readonly text: string; readonly message: unknown } | undefined

  async function readSession() {
    const status = await known.promise
    const address = account()
    return status === 'authenticated' && address ? { address } : undefined
  }

  return {
    update(config) {
      current = config
      if (config.status === 'loading') return
      known.resolve(config.status)
      known = deferredStatus(config.status)
    },
    adapter: {
      getNonce: () => current.adapter.getNonce(),
      async createMessage({ address, chainId, nonce }: MessageRequest) {
        const message = await current.adapter.createMessage({ address, chainId, nonce })
        made = { text: textOf(message), message }
        return made.text
      },
      verify({ message, signature }) {
        const signed = made?.text === message ? made.message : message
        return current.adapter.verify({ message: signed, signature })
      },
      async signOut() {
        // The app has already signed out itself.
        if (current.status !== 'unauthenticated') await current.adapter.signOut()
      },
      get getSession() {
        // Another tab may have signed in since the app has asked. What the app ends in this tab is
        // reported by `AuthenticationSync`.
        return current.status === 'unauthenticated' ? undefined : readSession
      },
    },
  }
}

function deferredStatus(status: AuthenticationStatus) {
  let resolve: (status: AuthenticationStatus) => void = () => {}
  const promise = new Promise<AuthenticationStatus>((settle) => {
    resolve = settle
  })
  if (status !== 'loading') resolve(status)
  return { promise, resolve }
}

/** The message as text. A `SiweMessage` is prepared first. @throws TypeError for anything else. */
function textOf(message: unknown): string {
  const prepare = fieldOf(message, 'prepareMessage')
  const text: unknown = typeof prepare === 'function' ? prepare.call(message) : message
  if (typeof text === 'string') return text
  throw new TypeError('createMessage of the authentication adapter must return a string.')
}
