import { parseCookies } from './parseCookies.ts'

/** The part of a request that is read here. A `Request` has it. */
export interface WithHeaders {
  readonly headers: Pick<Headers, 'get'>
}

/** Determines the name and attributes of a request's cookies. */
export interface CookieStyle {
  /** With the `__Host-` prefix and `Secure`. */
  readonly secure: boolean
  /** Inside a frame of another site, where browsers keep only partitioned cookies. */
  readonly framed: boolean
}

export type CookieKind = 'session' | 'browser'

/** The header the page sets to '1' when it is framed. Other sites cannot send it. */
export const frameHeader = 'x-foyer-frame'

/**
 * Chooses the cookie style of each request. Cookies are `Secure` wherever browsers allow it: always
 * on https, and on http://localhost except in Safari, which rejects them there.
 */
export function createCookieStyles(origin: string): (request: WithHeaders) => CookieStyle {
  const site = new URL(origin)
  const isSecure = site.protocol === 'https:'
  const mayBeSecure = isLocal(site)
  return (request) => {
    const secure = isSecure || (mayBeSecure && !isSafari(request))
    return { secure, framed: secure && request.headers.get(frameHeader) === '1' }
  }
}

export function cookieName(kind: CookieKind, { secure, framed }: CookieStyle): string {
  return `${secure ? '__Host-' : ''}foyer-${kind}${framed ? '-framed' : ''}`
}

/**
 * The cookie's value, or undefined. Without the frame header the framed cookie counts too, since
 * the browser sends it only inside that frame.
 */
export function readCookie(
  request: WithHeaders,
  kind: CookieKind,
  style: CookieStyle,
): string | undefined {
  return readCookies(request, kind, style)[0]
}

/**
 * All values of a cookie kind, the effective one first. In a frame of its own site there are two.
 */
export function readCookies(
  request: WithHeaders,
  kind: CookieKind,
  style: CookieStyle,
): readonly string[] {
  const cookies = parseCookies(request.headers.get('cookie'))
  const styles = [style, { ...style, framed: style.secure && !style.framed }]
  const values = styles.map((each) => cookies.get(cookieName(kind, each)))
  return [...new Set(values.filter((value) => value !== undefined))]
}

/** A `Set-Cookie` value. `maxAge` is in whole seconds; 0 removes the cookie. */
export function writeCookie(
  kind: CookieKind,
  value: string,
  maxAge: number,
  style: CookieStyle,
): string {
  const parts = [`${cookieName(kind, style)}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly']
  if (style.secure) parts.push('Secure')
  parts.push(style.framed ? 'SameSite=None; Partitioned' : 'SameSite=Strict')
  return parts.join('; ')
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

function isSafari(request: WithHeaders): boolean {
  const agent = request.headers.get('user-agent') ?? ''
  return /\bAppleWebKit\//.test(agent) && !/\b(?:Headless)?Chrom(?:e|ium)\//.test(agent)
}
