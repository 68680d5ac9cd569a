import { AuthError } from './AuthError.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Lets a request that changes something pass only when a page of this site sent it, as JSON. Browsers name the origin of
 * every such request, so one without is refused, too.
 */
export function guard(request: Request, origin: string): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const isOwn = request.headers.get('origin') === origin
  if (!isOwn || (site !== null && site !== 'same-origin')) {
    throw new AuthError('foreign_origin', 'origin')
  }
  // A form or a plain text could be sent by any site without asking first.
  const type = request.headers.get('content-type')
  const mayBeAbsent = request.method === 'DELETE' && type === null
  if (!mayBeAbsent && !/^application\/json\s*(?:;|$)/i.test(type ?? '')) {
    throw new AuthError('wrong_type', 'content-type')
  }
}
