import type { SiweMessage } from './parseSiweMessage.ts'

export interface MessageRules {
  /** The public origin of the app, such as 'https://app.example.org'. */
  readonly origin: string
  readonly chainIds: ReadonlySet<number>
  /** How old a message may be, in ms, before the skew. */
  readonly maxAge: number
  /** How far the visitor's clock may differ from ours, in ms. */
  readonly clockSkew: number
}

/** Why a message is refused; for logs and metrics, never for the answer. */
export type MessageFault = 'domain' | 'scheme' | 'uri' | 'chain' | 'time'

/**
 * Whether a message asks for exactly what this server gives: signing in here, now, on a configured chain. Compares with the
 * configured origin, never with anything that the request says about its host. Undefined means yes.
 */
export function checkMessage(
  message: SiweMessage,
  rules: MessageRules,
  now: number,
): MessageFault | undefined {
  const [scheme, host] = rules.origin.split('://')
  if (message.domain !== host) return 'domain'
  if (message.scheme !== undefined && message.scheme !== scheme) return 'scheme'
  if (!isWithin(message.uri, rules.origin)) return 'uri'
  if (!rules.chainIds.has(message.chainId)) return 'chain'
  return isCurrent(message, rules, now) ? undefined : 'time'
}

function isWithin(uri: string, origin: string): boolean {
  if (uri === origin) return true
  // `new URL` forgives much that browsers forgive, so the text itself has to begin with the origin, too.
  const begins = uri.startsWith(origin) && /^[/?#]/.test(uri.slice(origin.length))
  return begins && URL.canParse(uri) && new URL(uri).origin === origin
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
