const fixedHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const jsonHeaders = { ...fixedHeaders, 'content-type': 'application/json; charset=utf-8' }

export interface AnswerOptions {
  readonly status?: number | undefined
  /** Set-Cookie values. */
  readonly cookies?: readonly string[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** An answer that no cache keeps, no frame shows and no other site reads. Without a body its status is 204. */
export function answer(body?: unknown, options: AnswerOptions = {}): Response {
  const [cookie, ...others] = options.cookies ?? []
  // The first with the headers of the start: adding to them afterwards costs servers their short cut.
  const own = cookie === undefined ? options.headers : { ...options.headers, 'set-cookie': cookie }
  const response =
    body === undefined
      ? new Response(null, { status: options.status ?? 204, headers: { ...fixedHeaders, ...own } })
      : new Response(JSON.stringify(body), {
          status: options.status ?? 200,
          headers: { ...jsonHeaders, ...own },
        })
  for (const other of others) response.headers.append('set-cookie', other)
  return response
}
