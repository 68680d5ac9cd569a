/** Whether an `Accept-Encoding` header takes this encoding; `q=0` refuses it (RFC 9110 §12.5.3). */
export function acceptsEncoding(header: string | null | undefined, encoding: string): boolean {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
    if (name !== encoding) continue
    return !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))
  }
  return false
}
