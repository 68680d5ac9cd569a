import type { MiddlewareHandler } from 'hono'
import { isNavigation } from './isNavigation.ts'

/**
 * Sends visitors who came by another name of this machine (127.0.0.1, say) to the public address: storage,
 * sessions and wallet permissions belong to one origin. Only navigations: data requests are answered where they are.
 */
export function canonicalHost(publicUrl: string): MiddlewareHandler {
  const { host } = new URL(publicUrl)
  return async (context, next) => {
    const request = context.req.raw
    if (!isNavigation(request) || isHost(request, host)) return next()
    const { pathname, search } = new URL(request.url)
    // Never kept: the public address may be another one at the next start.
    context.header('cache-control', 'no-store')
    return context.redirect(`${publicUrl}${pathname}${search}`, 307)
  }
}

// A proxy in front may rewrite Host and keep the visitor's in X-Forwarded-Host; without this it would redirect for
// ever. Forging the header only avoids a redirect.
function isHost(request: Request, host: string): boolean {
  const asked = [request.headers.get('host'), request.headers.get('x-forwarded-host')]
  return asked.some((value) => value?.toLowerCase() === host)
}
