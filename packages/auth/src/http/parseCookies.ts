/** The longest `Cookie` header that is read, in characters: as much as Node accepts by default. */
const maxHeaderLength = 16 * 1024

/**
 * The cookies of a `Cookie` header by name. The first of a name wins: browsers send the one with
 * the most specific path first. A header beyond 16 KiB counts as empty.
 */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (header === null || header.length > maxHeaderLength) return found
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = trimBlanks(part.slice(0, at))
    if (!found.has(name)) found.set(name, trimBlanks(part.slice(at + 1)))
  }
  return found
}

/**
 * Strips only spaces and tabs (RFC 6265). `trim` also strips characters that browsers treat as part
 * of a name, so a subdomain's cookie without `__Host-` protection could pass for our `__Host-`
 * cookie. By index, since `/[ \t]+$/` takes quadratic time for blanks inside the text.
 */
function trimBlanks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isBlank(text, start)) start += 1
  while (end > start && isBlank(text, end - 1)) end -= 1
  return text.slice(start, end)
}

function isBlank(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code === 0x20 || code === 0x09
}
