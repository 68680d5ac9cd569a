import type { MiddlewareHandler } from 'hono'
import { isNavigation } from './isNavigation.ts'

/**
 * Redirects navigations to another name of this machine, such as 127.0.0.1, to the public URL:
 * storage, sessions and wallet permissions belong to one origin.
 */
export function canonicalHost(publicUrl: string): MiddlewareHandler {
  const { host, protocol } = new URL(publicUrl)
  // Browsers leave out the default port; some proxies add it (nginx's `$host:$server_port`).
  const hosts = [host, `${host}:${protocol === 'https:' ? 443 : 80}`]
  return async (context, next) => {
    const request = context.req.raw
    if (!isNavigation(request) || isHost(request, hosts)) return next()
    const { pathname, search } = new URL(request.url)
    // Not cached: the public URL may change with the next start.
    context.header('cache-control', 'no-store')
    return context.redirect(`${publicUrl}${pathname}${search}`, 307)
  }
}

// Proxies may rewrite Host and keep the visitor's in X-Forwarded-Host; ignoring that would redirect
// endlessly. Several proxies append to it. Forging the header only avoids a redirect.
function isHost(request: Request, hosts: readonly string[]): boolean {
  const forwarded = request.headers.get('x-forwarded-host') ?? ''
  const asked = [request.headers.get('host') ?? '', ...forwarded.split(',')]
  return asked.some((value) => hosts.includes(value.trim().toLowerCase()))
}
