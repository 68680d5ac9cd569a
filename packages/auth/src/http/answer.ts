const fixedHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

export interface AnswerOptions {
  readonly status?: number | undefined
  /** Set-Cookie values. */
  readonly cookies?: readonly string[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** An answer that no cache keeps, no frame shows and no other site reads. Without a body its status is 204. */
export function answer(body?: unknown, options: AnswerOptions = {}): Response {
  const response = bare(body, options)
  for (const cookie of options.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function bare(body: unknown, { status, headers: own }: AnswerOptions): Response {
  const headers = { ...fixedHeaders, ...own }
  if (body === undefined) return new Response(null, { status: status ?? 204, headers })
  return new Response(JSON.stringify(body), {
    status: status ?? 200,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  })
}
