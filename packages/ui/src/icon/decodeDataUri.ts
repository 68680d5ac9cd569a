/** A decoded data URI. */
export interface DataUri {
  /** Media type in lower case, without parameters. */
  readonly type: string
  /** `charset` parameter in lower case, if present. */
  readonly charset: string | undefined
  /** The decoded body. */
  readonly bytes: Uint8Array
}

/**
 * Decodes a data URI as browsers do (WHATWG Fetch, "data: URL processor"). Returns undefined when
 * it is malformed.
 */
export function decodeDataUri(uri: string): DataUri | undefined {
  if (!/^data:/i.test(uri)) return undefined
  const comma = uri.indexOf(',')
  if (comma < 0) return undefined
  const [type = '', ...parameters] = uri
    .slice('data:'.length, comma)
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const bytes = percentDecode(uri.slice(comma + 1))
  const isBase64 = parameters.at(-1) === 'base64'
  const body = isBase64 ? base64Decode(bytes) : bytes
  if (!body) return undefined
  return { type, charset: charsetOf(parameters), bytes: body }
}

function charsetOf(parameters: readonly string[]): string | undefined {
  const found = parameters.find((parameter) => /^charset\s*=/.test(parameter))
  return found?.slice(found.indexOf('=') + 1).replace(/["'\s]/g, '')
}

/** Decodes percent escapes. Keeps percent signs that start no escape, as browsers do. */
function percentDecode(text: string): Uint8Array {
  const raw = new TextEncoder().encode(text)
  if (!text.includes('%')) return raw
  const out = new Uint8Array(raw.length)
  let length = 0
  for (let index = 0; index < raw.length; index += 1) {
    const value = raw[index] === percent ? hexPair(raw[index + 1], raw[index + 2]) : -1
    out[length] = value >= 0 ? value : (raw[index] ?? 0)
    length += 1
    if (value >= 0) index += 2
  }
  return out.subarray(0, length)
}

const percent = 0x25

/** Returns the value of two hex digits, or -1 if either is not a hex digit. */
function hexPair(high = 0, low = 0): number {
  const [first, second] = [hexDigit(high), hexDigit(low)]
  return first < 0 || second < 0 ? -1 : first * 16 + second
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

function base64Decode(bytes: Uint8Array): Uint8Array | undefined {
  try {
    const binary = atob(new TextDecoder().decode(bytes))
    const out = new Uint8Array(binary.length)
    for (let index = 0; index < binary.length; index += 1) out[index] = binary.charCodeAt(index)
    return out
  } catch {
    return undefined
  }
}
