import type { MiddlewareHandler } from 'hono'

/** Whether a `Content-Type` header says that the body is JSON. */
export function isJson(header: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(header ?? '')
}

/** Headers that are lists, of which browsers send short ones. */
const lists = ['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'x-forwarded-host']
const maxListLength = 1000

/** Ignores lists that are far longer than any browser's: reading one takes time for each part. */
export const ignoreLongLists: MiddlewareHandler = async (context, next) => {
  const { headers } = context.req.raw
  for (const name of lists) {
    if ((headers.get(name)?.length ?? 0) > maxListLength) headers.delete(name)
  }
  await next()
}
