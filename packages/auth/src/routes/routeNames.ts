const names = ['nonce', 'verify', 'session', 'logout', 'sessions'] as const

/** The route of a request for logs and metrics; 'other' for what is none, so that nobody can make up new ones. */
export function routeNameOf(request: Request, basePath: string): (typeof names)[number] | 'other' {
  const [name] = new URL(request.url).pathname.slice(basePath.length + 1).split('/')
  return names.find((known) => known === name) ?? 'other'
}
