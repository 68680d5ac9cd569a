import { KitError } from './KitError.ts'

const docsPath = 'docs/for-dapp-teams.md'

/** The sign-in backend said no, or something that is no answer. */
export class SignInRequestError extends KitError {
  override name = 'SignInRequestError'
  /** HTTP status. */
  readonly status: number
  /** The backend's own word for it, e.g. 'refused'; undefined where it gave none. */
  readonly code: string | undefined
  constructor(options: {
    readonly path: string
    readonly status: number
    readonly code?: string | undefined
    readonly details?: string | undefined
  }) {
    super(`The sign-in server answered ${options.status} to "${options.path}".`, {
      hint: 'Is baseUrl the address under which the sign-in server is mounted?',
      details: options.details,
      docsPath,
    })
    this.status = options.status
    this.code = options.code
  }
}

/** An answer of the sign-in backend or of a wallet that is not of the promised form. */
export class UnreadableSignInError extends KitError {
  override name = 'UnreadableSignInError'
  constructor({ what }: { readonly what: string }) {
    super(`The sign-in cannot go on: ${what} cannot be read.`, { docsPath })
  }
}

/** The session that the backend opened is not the one that was asked for. */
export class WrongAccountError extends KitError {
  override name = 'WrongAccountError'
  constructor() {
    super('The sign-in server opened a session for another account than the one that has signed.', {
      docsPath,
    })
  }
}

/** `useSignIn` in a kit that was made without `signIn`. */
export class SignInNotConfiguredError extends KitError {
  override name = 'SignInNotConfiguredError'
  constructor() {
    super('This kit has no sign-in.', {
      hint: "Give it one: createKitConfig({ signIn: { adapter: createSiweAdapter({ baseUrl: '/auth' }) } }).",
      docsPath,
    })
  }
}
