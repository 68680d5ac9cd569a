import type { AuthResponse } from './AuthRequest.ts'

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
export function respond(
  body?: unknown,
  { cookies = [], headers, status }: ResponseOptions = {},
): AuthResponse {
  const isEmpty = body === undefined
  return {
    status: status ?? (isEmpty ? 204 : 200),
    headers: { ...(isEmpty ? fixedHeaders : jsonHeaders), ...headers },
    cookies,
    body: isEmpty ? undefined : JSON.stringify(body),
  }
}
