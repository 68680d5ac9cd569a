import { KitError } from '@foyer/ui/errors/KitError.ts'

/** The sign-in backend answered a call of `createSiweAdapter` with an error status. */
export class SignInRequestError extends KitError {
  override name = 'SignInRequestError'
  /** HTTP status of the response. */
  readonly status: number
  /** Error code from the backend, e.g. 'refused'; undefined if it sent none. */
  readonly code: string | undefined
  constructor(options: {
    /** Below `baseUrl`, e.g. 'verify'. */
    readonly path: string
    /** HTTP status of the response. */
    readonly status: number
    /** Default: none. */
    readonly code?: string | undefined
    /** The backend's message. Default: none. */
    readonly details?: string | undefined
  }) {
    super(`The sign-in server responded to "${options.path}" with ${options.status}.`, {
      hint: 'Check that baseUrl is the URL of the sign-in server.',
      details: options.details,
      docsPath: '/for-dapp-teams#signing-in-with-your-own-backend',
    })
    this.status = options.status
    this.code = options.code
  }
}

/** The sign-in backend or a wallet answered in an unexpected format. */
export class UnreadableSignInError extends KitError {
  override name = 'UnreadableSignInError'
  /** @param options.what such as 'the nonce'. */
  constructor({ what }: { readonly what: string }) {
    super(`The sign-in cannot continue: ${what} cannot be read.`, {
      docsPath: '/for-dapp-teams#signing-in-with-your-own-backend',
    })
  }
}

/**
 * The backend opened a session for another account than the one that signed. The session is ended,
 * and the dialog says that signing in failed; in development, the console shows this error.
 */
export class WrongAccountError extends KitError {
  override name = 'WrongAccountError'
  constructor() {
    super('The sign-in server opened a session for a different account than the one that signed.', {
      docsPath: '/for-dapp-teams#signing-in-with-your-own-backend',
    })
  }
}

/** `useSignIn` is used, but the kit was created without `signIn`. */
export class SignInNotConfiguredError extends KitError {
  override name = 'SignInNotConfiguredError'
  constructor() {
    super('This kit has no sign-in.', {
      hint: "Configure it: createKitConfig({ signIn: { adapter: createSiweAdapter({ baseUrl: '/auth' }) } }).",
      docsPath: '/for-dapp-teams#signing-in-with-your-own-backend',
    })
  }
}
