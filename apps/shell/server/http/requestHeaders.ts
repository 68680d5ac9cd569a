/** Whether a `Content-Type` header says that the body is JSON. */
export function isJson(header: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(header ?? '')
}

/** Whether an `Accept-Encoding` header accepts an encoding. `q=0` refuses it (RFC 9110 §12.5.3). */
export function acceptsEncoding(header: string | null | undefined, encoding: string): boolean {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
    if (name !== encoding) continue
    return !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))
  }
  return false
}

/** Whether an `If-None-Match` header matches a tag (weak comparison, RFC 9110 §13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag)
}
