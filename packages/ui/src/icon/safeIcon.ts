import { decodeDataUri } from './decodeDataUri.ts'
import { isSafeSvg } from './isSafeSvg.ts'

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
  // Removes characters that the browser's URL parser ignores, so that it can't hide anything from
  // the checks.
  const url = uri.replace(/[\t\n\r]/g, '').trim()
  const data = decodeDataUri(url)
  if (!data) return undefined
  if (rasterTypes.has(data.type)) return url
  return data.type === 'image/svg+xml' && isSafeSvg(data) ? url : undefined
}

/** Returns true for a data URI of a raster image within `iconLimit`. */
export function isRasterIcon(uri: string): boolean {
  const safe = safeIcon(uri)
  return safe !== undefined && rasterTypes.has(decodeDataUri(safe)?.type ?? '')
}
