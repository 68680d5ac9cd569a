import { parseCookies } from '@foyer/auth'
import { maxOwnOrigins, ownOriginsIn } from '../../config/ownEndpoints.ts'

/** One year, in seconds. */
const maxAge = 31_536_000
/** The longest value this server writes, in characters: eight origins, percent-encoded. */
const maxValueLength = 8 * 300

/** The origins in this visitor's cookie. Validated again, since a cookie may contain anything. */
export function ownOriginsOf(request: Request, publicUrl: string): readonly string[] {
  const value = parseCookies(request.headers.get('cookie')).get(nameOn(publicUrl))
  if (value === undefined || value.length > maxValueLength) return []
  return ownOriginsIn(decode(value).split(' ', maxOwnOrigins))
}

/** The `Set-Cookie` value that stores these origins, or removes the cookie if there are none. */
export function ownOriginCookie(origins: readonly string[], publicUrl: string): string {
  const value = encodeURIComponent(origins.join(' '))
  const secure = isSecure(publicUrl) ? '; Secure' : ''
  const age = origins.length === 0 ? 0 : maxAge
  return `${nameOn(publicUrl)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** `__Host-` keeps other subdomains from setting the cookie. */
function nameOn(publicUrl: string): string {
  return `${isSecure(publicUrl) ? '__Host-' : ''}foyer-own-endpoints`
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return '' // Not written by this server.
  }
}
