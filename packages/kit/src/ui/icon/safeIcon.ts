import { type DataUri, decodeDataUri } from './decodeDataUri.ts'

/** Maximum length of an icon's data URI, in characters. */
export const iconLimit = 64 * 1024

const rasterTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/webp',
  'image/jpeg',
  'image/gif',
  'image/avif',
])

/**
 * Returns an untrusted icon (EIP-6963 `info.icon`, chain metadata) if it is safe to show, else
 * undefined. Accepts data URIs of raster images, and of SVGs that pass `isSafeSvg`. An SVG in an
 * `<img>` runs no script, but 2 kB of nested `<use>` can freeze the page for many seconds.
 */
export function safeIcon(uri: unknown): string | undefined {
  if (typeof uri !== 'string' || uri.length > iconLimit) return undefined
  // Remove what the browser's URL parser ignores, so that it can't hide anything from the checks.
  const address = uri.replace(/[\t\n\r]/g, '').trim()
  const data = decodeDataUri(address)
  if (!data) return undefined
  if (rasterTypes.has(data.type)) return address
  return data.type === 'image/svg+xml' && isSafeSvg(data) ? address : undefined
}

/** Returns true for a data URI of a raster image within `iconLimit`. */
export function isRasterIcon(uri: string): boolean {
  const safe = safeIcon(uri)
  return safe !== undefined && rasterTypes.has(decodeDataUri(safe)?.type ?? '')
}

/** Maximum number of `<use>` elements: nested, a few more can take seconds to draw. */
const useLimit = 8
/** Maximum number of patterns, masks and filters together. */
const effectLimit = 12

// An element can have any namespace prefix: <svg:use> is <use>.
const prefix = String.raw`<(?:[^\s<>/:]+:)?`
const forbiddenElement = new RegExp(`${prefix}(?:script|foreignobject|iframe|animate|set\\b)`, 'i')
const declaration = /<!(?:entity|doctype)/i
const handler = /[\s"'/]on[^\s=<>]*\s*=/i
const useElement = new RegExp(`${prefix}use\\b`, 'gi')
const effectElement = new RegExp(`${prefix}(?:pattern|mask|filter)\\b`, 'gi')
const reference = /(?<![\w-])(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.?))/gi
const localTarget = /^#[^\s]+$/
const rasterTarget = /^data:image\/(?:png|webp|jpeg|gif|avif)[;,]/i

/**
 * Returns true for an SVG that runs no script, loads nothing external and is cheap to draw: at most
 * 8 `<use>`, and at most 12 patterns, masks and filters together.
 */
export function isSafeSvg(file: Pick<DataUri, 'bytes' | 'charset'>): boolean {
  const text = decodeText(file)
  if (text === undefined) return false
  return (
    !forbiddenElement.test(text) &&
    !declaration.test(text) &&
    !handler.test(text) &&
    count(text, useElement) <= useLimit &&
    count(text, effectElement) <= effectLimit &&
    hasOnlyOwnReferences(text)
  )
}

/**
 * Decodes UTF-8. Returns undefined for any other encoding, in which the browser could read the same
 * bytes differently.
 */
function decodeText({ bytes, charset }: Pick<DataUri, 'bytes' | 'charset'>): string | undefined {
  if (charset !== undefined && !isUtf8(charset)) return undefined
  if (bytes.includes(0)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1]
    return declared === undefined || isUtf8(declared) ? text : undefined
  } catch {
    return undefined
  }
}

function isUtf8(encoding: string): boolean {
  return /^(?:utf-?8|us-ascii)$/i.test(encoding.trim())
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

function hasOnlyOwnReferences(text: string): boolean {
  return [...text.matchAll(reference)].every(([, double, single]) => {
    const target = (double ?? single ?? '').trim()
    return localTarget.test(target) || rasterTarget.test(target)
  })
}
