import { AuthError } from './AuthError.ts'

/** The longest body that is read, in bytes. */
export const maxBodyBytes = 16 * 1024

/**
 * The JSON of a body. Stops reading at the limit, whatever was announced. Throws `AuthError`: too_large, or malformed for what is no
 * JSON in UTF-8.
 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AuthError('malformed', 'json', { cause })
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) {
    await request.body?.cancel()
    throw new AuthError('too_large', 'content-length')
  }
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (next === undefined || next.done) break
    length += next.value.byteLength
    if (length > maxBodyBytes) {
      await reader?.cancel()
      throw new AuthError('too_large', 'body')
    }
    chunks.push(next.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
