const kinds = {
  malformed: [400, 'The request is not what this address takes.'],
  refused: [401, 'The sign-in was refused. Ask for a new nonce and sign again.'],
  unauthenticated: [401, 'Nobody is signed in.'],
  foreign_origin: [403, 'This request does not come from a page of this site.'],
  not_found: [404, 'There is nothing here.'],
  wrong_method: [405, 'This address does not take that method.'],
  too_large: [413, 'The request is too large.'],
  wrong_type: [415, 'The body must be JSON (content-type: application/json).'],
  too_many: [429, 'Too many requests. Wait a moment and try again.'],
  internal: [500, 'Something went wrong on the server.'],
  unavailable: [503, 'This cannot be checked right now. Try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type AuthErrorCode = keyof typeof kinds

/** Ends the handling of a request with an answer that says no more than its kind. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode
  readonly status: (typeof kinds)[AuthErrorCode][0]
  /** Why, for logs and metrics; never a part of the answer. */
  readonly reason: string
  /** Whole seconds. */
  readonly retryAfter: number | undefined

  constructor(code: AuthErrorCode, reason: string, options: AuthErrorOptions = {}) {
    super(kinds[code][1], options)
    this.code = code
    this.status = kinds[code][0]
    this.reason = reason
    this.retryAfter = options.retryAfter
  }
}

interface AuthErrorOptions extends ErrorOptions {
  readonly retryAfter?: number | undefined
}
