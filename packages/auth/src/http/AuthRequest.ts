import type { WithHeaders } from './cookies.ts'
import { readLimited } from './readLimited.ts'

/** A request as the handlers read it, on every platform. */
export interface AuthRequest extends WithHeaders {
  /** In capital letters. */
  readonly method: string
  /** Without host and query. */
  readonly path: string
  /**
   * The bytes of the body. Undefined, without reading on, if there are more than `limit`. Rejects
   * if the body breaks off.
   */
  readBody(limit: number): Promise<Uint8Array | undefined>
}

/** A response as the handlers give it. */
export interface AuthResponse {
  /** The HTTP status code. */
  readonly status: number
  /** All but `Set-Cookie`, by names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[]
  /** JSON. Undefined: the response has no body. */
  readonly body: string | undefined
}

export function fromFetch(request: Request): AuthRequest {
  return {
    method: request.method,
    headers: request.headers,
    path: pathOf(request.url),
    async readBody(limit) {
      const announced = request.headers.get('content-length')
      if (Number(announced ?? 0) > limit) {
        await request.body?.cancel()
        return undefined
      }
      // HTTP ends the body at its Content-Length, so the expensive counting is not needed.
      const isBounded = announced !== null && !request.headers.has('transfer-encoding')
      if (!isBounded) return readLimited(request.body, limit)
      const bytes = new Uint8Array(await request.arrayBuffer())
      return bytes.byteLength > limit ? undefined : bytes
    },
  }
}

/** The path of a URL, or of the target of Node's requests. `new URL` is slower. */
export function pathOf(url: string): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? ''
}

export function toFetch({ body, cookies, headers, status }: AuthResponse): Response {
  const [cookie, ...others] = cookies
  // Passed to the constructor: appending headers later takes Node adapters off their fast path.
  const all = cookie === undefined ? headers : { ...headers, 'set-cookie': cookie }
  const response = new Response(body ?? null, { status, headers: all })
  for (const other of others) response.headers.append('set-cookie', other)
  return response
}
