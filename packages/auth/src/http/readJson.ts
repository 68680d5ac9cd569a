import { AuthError } from './AuthError.ts'
import { readLimited } from './readLimited.ts'

/** The longest request body accepted, in bytes. */
export const maxBodyBytes = 16 * 1024

/**
 * The parsed JSON body. Stops reading at the limit, whatever Content-Length says. Throws
 * `AuthError` 'too_large', or 'malformed' for a body that is incomplete or not JSON in UTF-8.
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
    // HTTP ends the body at its Content-Length, so the expensive counting is not needed.
    const isBounded = announced !== null && !request.headers.has('transfer-encoding')
    const bytes = isBounded
      ? new Uint8Array(await request.arrayBuffer())
      : await readLimited(request.body, maxBodyBytes)
    if (bytes && bytes.byteLength <= maxBodyBytes) return bytes
  } catch (cause) {
    throw new AuthError('malformed', 'broken off', { cause })
  }
  throw new AuthError('too_large', 'body')
}
