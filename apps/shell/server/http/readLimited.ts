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
  const reader = message.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      throw new BodyTooLargeError(`The body is longer than ${limit} bytes.`)
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
