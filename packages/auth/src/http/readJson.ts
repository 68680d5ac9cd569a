import { AuthError } from './AuthError.ts'

/** The longest body that is read, in bytes. */
export const maxBodyBytes = 16 * 1024

/**
 * The JSON of a body. Stops reading at the limit, whatever was announced. Throws `AuthError`: too_large, or malformed for what is no
 * JSON in UTF-8 or breaks off.
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
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > maxBodyBytes) {
    await request.body?.cancel()
    throw new AuthError('too_large', 'content-length')
  }
  try {
    // HTTP itself ends a body at the length that was announced: nothing has to be counted on the way, which costs a lot.
    const isBounded = announced !== null && !request.headers.has('transfer-encoding')
    const bytes = isBounded
      ? new Uint8Array(await request.arrayBuffer())
      : await readLimited(request)
    if (bytes.byteLength <= maxBodyBytes) return bytes
  } catch (cause) {
    if (cause instanceof AuthError) throw cause
    // Whoever sent it has gone.
    throw new AuthError('malformed', 'broken off', { cause })
  }
  throw new AuthError('too_large', 'body')
}

async function readLimited(request: Request): Promise<Uint8Array> {
  const whole = new Uint8Array(maxBodyBytes)
  let length = 0
  const reader = request.body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (next === undefined || next.done) return whole.subarray(0, length)
    if (length + next.value.byteLength > maxBodyBytes) {
      await reader?.cancel()
      throw new AuthError('too_large', 'body')
    }
    whole.set(next.value, length)
    length += next.value.byteLength
  }
}
