/** A body is longer than its reader accepts. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * The text of a request's or an answer's body. Stops reading and throws `BodyTooLargeError` as soon as more than
 * `limit` bytes are announced or have come.
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
