import { ownOriginsIn } from '../../config/ownEndpoints.ts'

const name = 'foyer-own-endpoints'
/** One year, s. */
const maxAge = 31_536_000

/** The origins that this visitor has asked for, checked anew: a cookie may hold anything. */
export function ownOriginsOf(request: Request): readonly string[] {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=')
    if (key === name) return ownOriginsIn(decode(value).split(' '))
  }
  return []
}

/** The `Set-Cookie` that keeps these origins, or that forgets them when there are none. */
export function ownOriginCookie(origins: readonly string[], publicUrl: string): string {
  const value = encodeURIComponent(origins.join(' '))
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = origins.length === 0 ? 0 : maxAge
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return '' // Not written by this server.
  }
}
