/** The bytes of a body. Undefined, without reading on, if there are more than `limit`. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
  const whole = new Uint8Array(limit)
  let length = 0
  const reader = body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (next === undefined || next.done) return whole.subarray(0, length)
    if (length + next.value.byteLength > limit) {
      await reader?.cancel()
      return undefined
    }
    whole.set(next.value, length)
    length += next.value.byteLength
  }
}
