/** HTTP status and message by error code. */
const kinds = {
  malformed: [400, 'The request is malformed.'],
  refused: [401, 'The sign-in was refused. Ask for a new nonce and sign again.'],
  unauthenticated: [401, 'Not signed in.'],
  foreign_origin: [403, 'The request does not come from a page of this site.'],
  not_found: [404, 'Not found.'],
  wrong_method: [405, 'This method is not allowed here.'],
  too_large: [413, 'The request is too large.'],
  wrong_type: [415, 'The body must be JSON (content-type: application/json).'],
  too_many: [429, 'Too many requests. Wait a moment and try again.'],
  internal: [500, 'Something went wrong on the server.'],
  unavailable: [503, 'This cannot be checked right now. Try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type AuthErrorCode = keyof typeof kinds

/** Ends the handling of a request. The response contains only its code and that code's message. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode
  readonly status: (typeof kinds)[AuthErrorCode][0]
  /** The reason, for logs and metrics. Never part of the response. */
  readonly reason: string
  /** Whole seconds for the `Retry-After` header. */
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
