const fixedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

export interface AnswerOptions {
  readonly status?: number | undefined
  readonly cookies?: readonly string[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** An answer that no cache keeps, no frame shows and no other site reads. Without a body its status is 204. */
export function answer(body?: unknown, options: AnswerOptions = {}): Response {
  const headers = new Headers({ ...fixedHeaders, ...options.headers })
  for (const cookie of options.cookies ?? []) headers.append('set-cookie', cookie)
  if (body !== undefined) {
    return new Response(JSON.stringify(body), { status: options.status ?? 200, headers })
  }
  headers.delete('content-type')
  return new Response(null, { status: options.status ?? 204, headers })
}
