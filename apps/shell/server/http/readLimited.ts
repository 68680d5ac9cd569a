/** A body exceeds its size limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * Reads the text of a body.
 *
 * @throws BodyTooLargeError as soon as Content-Length or the data exceeds `limit` bytes
 */
export async function readLimited(message: Request | Response, limit: number): Promise<string> {
  const announced = Number(message.headers.get('content-length') ?? 0)
  if (announced > limit) {
    await message.body?.cancel()
    throw new BodyTooLargeError(`The body is longer than ${limit} bytes.`)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of message.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the body.
    if (length > limit) throw new BodyTooLargeError(`The body is longer than ${limit} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
