const fixedHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const jsonHeaders = { ...fixedHeaders, 'content-type': 'application/json; charset=utf-8' }

export interface ResponseOptions {
  /** Default: 200 with a body, 204 without. */
  readonly status?: number | undefined
  /** `Set-Cookie` values. */
  readonly cookies?: readonly string[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Creates a JSON response that is not cached, and that other sites can neither frame nor read. */
export function respond(body?: unknown, options: ResponseOptions = {}): Response {
  const [cookie, ...others] = options.cookies ?? []
  // Passed to the constructor: appending headers later takes Node adapters off their fast path.
  const own = cookie === undefined ? options.headers : { ...options.headers, 'set-cookie': cookie }
  const isEmpty = body === undefined
  const response = new Response(isEmpty ? null : JSON.stringify(body), {
    status: options.status ?? (isEmpty ? 204 : 200),
    headers: { ...(isEmpty ? fixedHeaders : jsonHeaders), ...own },
  })
  for (const other of others) response.headers.append('set-cookie', other)
  return response
}
