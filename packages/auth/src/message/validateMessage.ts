import type { SiweMessage } from './parseSiweMessage.ts'

export interface MessageRules {
  /** The public origin of the app, such as 'https://app.example.org'. */
  readonly origin: string
  readonly chainIds: ReadonlySet<number>
  /** How old a message may be, in ms, not counting the clock skew. */
  readonly maxAge: number
  /** How far the visitor's clock may be off, in ms. */
  readonly clockSkew: number
}

/** Why a message is invalid. For logs and metrics; never part of a response. */
export type MessageErrorReason = 'domain' | 'scheme' | 'uri' | 'chain' | 'time'

/**
 * Requires that a message is for this origin, a configured chain and the present time. Compares
 * with the configured origin, never with the host in the request. Undefined if it is valid.
 */
export function validateMessage(
  message: SiweMessage,
  rules: MessageRules,
  now: number,
): MessageErrorReason | undefined {
  const [scheme, host] = rules.origin.split('://')
  if (message.domain !== host) return 'domain'
  if (message.scheme !== undefined && message.scheme !== scheme) return 'scheme'
  if (!isWithin(message.uri, rules.origin)) return 'uri'
  if (!rules.chainIds.has(message.chainId)) return 'chain'
  return isCurrent(message, rules, now) ? undefined : 'time'
}

function isWithin(uri: string, origin: string): boolean {
  if (uri === origin) return true
  // `new URL` is lenient, so the text itself must start with the origin too.
  const startsWithOrigin = uri.startsWith(origin) && /^[/?#]/.test(uri.slice(origin.length))
  return startsWithOrigin && URL.canParse(uri) && new URL(uri).origin === origin
}

function isCurrent(message: SiweMessage, rules: MessageRules, now: number): boolean {
  const { issuedAt, expirationTime, notBefore } = message
  if (issuedAt > now + rules.clockSkew) return false
  if (issuedAt < now - rules.maxAge - rules.clockSkew) return false
  if (expirationTime !== undefined && (expirationTime <= now || expirationTime <= issuedAt)) {
    return false
  }
  return notBefore === undefined || notBefore <= now
}
