/** How the cookies of one request are called and sealed. */
export interface CookieStyle {
  /** `__Host-` and Secure. */
  readonly secure: boolean
  /** Inside another site's frame, where only partitioned cookies are kept. */
  readonly framed: boolean
}

export type CookieKind = 'session' | 'browser'

/** The header with which the page says that it is shown in a frame; no other site can send it. */
export const frameHeader = 'x-foyer-frame'

/**
 * How the cookies of each request to a site are sealed. Wherever browsers allow it: on https always, and on http on this machine for
 * browsers that take Secure cookies there; Safari does not.
 */
export function createCookieStyles(origin: string): (request: Request) => CookieStyle {
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
 * The cookie's value, or undefined. Where the page does not say that it is framed, its framed cookie counts too: a browser sends it
 * inside that frame alone.
 */
export function readCookie(
  request: Request,
  kind: CookieKind,
  style: CookieStyle,
): string | undefined {
  return readCookies(request, kind, style)[0]
}

/** All values that the browser has of that kind: inside a frame of its own site it has two. The one that counts is the first. */
export function readCookies(
  request: Request,
  kind: CookieKind,
  style: CookieStyle,
): readonly string[] {
  const cookies = cookiesOf(request)
  const styles = [style, { ...style, framed: style.secure && !style.framed }]
  const values = styles.map((each) => cookies.get(cookieName(kind, each)))
  return [...new Set(values.filter((value) => value !== undefined))]
}

/** A Set-Cookie value; `maxAge` in whole seconds, 0 removes the cookie. */
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

function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = bare(part.slice(0, at))
    // The first of a name wins: browsers send the most exact path first, and a `__Host-` cookie has no second.
    if (at > 0 && !found.has(name)) found.set(name, bare(part.slice(at + 1)))
  }
  return found
}

// Spaces and tabs alone (RFC 6265). `trim` would also take away what makes another name for a browser, which then does not
// seal it: a neighbour's cookie would pass for our `__Host-` one.
function bare(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '')
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

function isSafari(request: Request): boolean {
  const agent = request.headers.get('user-agent') ?? ''
  return /\bAppleWebKit\//.test(agent) && !/\b(?:Headless)?Chrom(?:e|ium)\//.test(agent)
}
