const names = ['nonce', 'verify', 'session', 'logout', 'sessions'] as const

/** The route of a request for logs and metrics; 'other' for what is none, so that nobody can make up new ones. */
export function routeNameOf(request: Request, basePath: string): (typeof names)[number] | 'other' {
  // Not parsed as a whole: this is done for every request.
  const path = request.url.slice(request.url.indexOf('/', 8) + basePath.length + 1)
  const name = /^[a-z]*(?=[/?#]|$)/.exec(path)?.[0]
  return names.find((known) => known === name) ?? 'other'
}
