import { decodeDataUri } from './decodeDataUri.ts'
import { isSafeSvg } from './isSafeSvg.ts'

/** Longest data URI, in characters, that is taken as an icon. */
export const iconLimit = 64 * 1024

const rasterTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/webp',
  'image/jpeg',
  'image/gif',
  'image/avif',
])

/**
 * Lets an icon from outside through (EIP-6963 `info.icon`, chain metadata), or nothing: a data URI of
 * a raster image, or of an SVG that cannot run, load or hang anything. A hostile SVG in an `<img>`
 * runs no script, yet 2 kB of nested `<use>` can stop the page for many seconds.
 */
export function safeIcon(uri: unknown): string | undefined {
  if (typeof uri !== 'string' || uri.length > iconLimit) return undefined
  // What a browser's address parser throws away must not hide anything from the checks below.
  const address = uri.replace(/[\t\n\r]/g, '').trim()
  const data = decodeDataUri(address)
  if (!data) return undefined
  if (rasterTypes.has(data.type)) return address
  return data.type === 'image/svg+xml' && isSafeSvg(data) ? address : undefined
}

/** True for the data URI of a raster image within the limit: what a profile picture may be. */
export function isRasterIcon(uri: string): boolean {
  const safe = safeIcon(uri)
  return safe !== undefined && rasterTypes.has(decodeDataUri(safe)?.type ?? '')
}
