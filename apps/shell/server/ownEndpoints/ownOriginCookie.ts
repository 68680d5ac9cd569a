import { ownOriginsIn } from '../../config/ownEndpoints.ts'

/** One year, s. */
const maxAge = 31_536_000

/** The origins that this visitor has asked for, checked anew: a cookie may hold anything. */
export function ownOriginsOf(request: Request, publicUrl: string): readonly string[] {
  const name = nameOn(publicUrl)
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    // Spaces and tabs alone: more would turn another name, which a browser does not seal, into this one.
    const [key, value = ''] = part.replace(/^[ \t]+|[ \t]+$/g, '').split('=')
    if (key === name) return ownOriginsIn(decode(value).split(' '))
  }
  return []
}

/** The `Set-Cookie` that keeps these origins, or that forgets them when there are none. */
export function ownOriginCookie(origins: readonly string[], publicUrl: string): string {
  const value = encodeURIComponent(origins.join(' '))
  const secure = isSealed(publicUrl) ? '; Secure' : ''
  const age = origins.length === 0 ? 0 : maxAge
  return `${nameOn(publicUrl)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** `__Host-` keeps a neighbour on the same domain from setting it. */
function nameOn(publicUrl: string): string {
  return `${isSealed(publicUrl) ? '__Host-' : ''}foyer-own-endpoints`
}

function isSealed(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return '' // Not written by this server.
  }
}
