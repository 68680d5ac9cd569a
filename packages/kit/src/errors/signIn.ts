import { KitError } from './KitError.ts'

/** The sign-in backend returned an error or an invalid response. */
export class SignInRequestError extends KitError {
  override name = 'SignInRequestError'
  /** HTTP status of the response. */
  readonly status: number
  /** Error code from the backend, e.g. 'refused'; undefined if it sent none. */
  readonly code: string | undefined
  constructor(options: {
    readonly path: string
    readonly status: number
    readonly code?: string | undefined
    readonly details?: string | undefined
  }) {
    super(`The sign-in server answered ${options.status} to "${options.path}".`, {
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
  constructor({ what }: { readonly what: string }) {
    super(`The sign-in cannot continue: ${what} cannot be read.`, {
      docsPath: '/for-dapp-teams#signing-in-with-your-own-backend',
    })
  }
}

/** The backend opened a session for another account than the one that signed. */
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
