const fixedHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

export interface AnswerOptions {
  readonly status?: number | undefined
  /** A Set-Cookie value. */
  readonly cookie?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** An answer that no cache keeps, no frame shows and no other site reads. Without a body its status is 204. */
export function answer(body?: unknown, options: AnswerOptions = {}): Response {
  const cookie = options.cookie === undefined ? {} : { 'set-cookie': options.cookie }
  const headers = { ...fixedHeaders, ...options.headers, ...cookie }
  if (body === undefined) return new Response(null, { status: options.status ?? 204, headers })
  return new Response(JSON.stringify(body), {
    status: options.status ?? 200,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  })
}
