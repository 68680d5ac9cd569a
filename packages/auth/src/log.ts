/** Something that happened. Holds no nonce, token, cookie, signature, message, account or client address. */
export interface AuthEvent {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly fields: Readonly<Record<string, string | number>>
}

export type AuthLog = (event: AuthEvent) => void
