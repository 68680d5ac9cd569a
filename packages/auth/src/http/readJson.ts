import { AuthError } from './AuthError.ts'
import type { AuthRequest } from './AuthRequest.ts'

/** The longest request body accepted, in bytes. */
const maxBodyBytes = 16 * 1024

/**
 * The parsed JSON body. Stops reading at the limit, whatever Content-Length says. Throws
 * `AuthError` 'too_large', or 'malformed' for a body that is incomplete or not JSON in UTF-8.
 */
export async function readJson(request: AuthRequest): Promise<unknown> {
  const bytes = await readBytes(request)
  if (bytes === undefined) throw new AuthError('too_large', 'body')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AuthError('malformed', 'json', { cause })
  }
}

async function readBytes(request: AuthRequest): Promise<Uint8Array | undefined> {
  try {
    return await request.readBody(maxBodyBytes)
  } catch (cause) {
    throw new AuthError('malformed', 'broken off', { cause })
  }
}
