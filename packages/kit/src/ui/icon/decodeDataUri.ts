export interface DataUri {
  /** Media type in small letters, without parameters. */
  readonly type: string
  /** `charset` parameter in small letters, if there is one. */
  readonly charset: string | undefined
  readonly bytes: Uint8Array
}

/** Takes a data URI apart as browsers do (WHATWG Fetch, "data: URL processor"). */
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

/** Lone percent signs stay as they are, as in browsers. */
function percentDecode(text: string): Uint8Array {
  const raw = new TextEncoder().encode(text)
  const out = new Uint8Array(raw.length)
  let length = 0
  for (let index = 0; index < raw.length; index += 1) {
    const hex =
      raw[index] === percent ? String.fromCharCode(...raw.slice(index + 1, index + 3)) : ''
    const escaped = /^[0-9a-f]{2}$/i.test(hex)
    out[length] = escaped ? Number.parseInt(hex, 16) : (raw[index] ?? 0)
    length += 1
    if (escaped) index += 2
  }
  return out.subarray(0, length)
}

const percent = 0x25

function base64Decode(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(new TextDecoder().decode(bytes)), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
