import { AuthError } from './AuthError.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Lets a request that changes something pass only when a page of this site sent it, as JSON. Browsers name the origin of
 * every such request, so one without is refused, too. Gives why it may not pass.
 */
export function guard(request: Request, origin: string): AuthError | undefined {
  if (safeMethods.has(request.method)) return undefined
  const site = request.headers.get('sec-fetch-site')
  const isOwn = request.headers.get('origin') === origin
  if (!isOwn || (site !== null && site !== 'same-origin')) {
    return new AuthError('foreign_origin', 'origin')
  }
  // A form or a plain text could be sent by any site without asking first.
  const type = request.headers.get('content-type')
  const mayBeAbsent = request.method === 'DELETE' && type === null
  const isJson = mayBeAbsent || /^application\/json\s*(?:;|$)/i.test(type ?? '')
  return isJson ? undefined : new AuthError('wrong_type', 'content-type')
}
