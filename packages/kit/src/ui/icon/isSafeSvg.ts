import type { DataUri } from './decodeDataUri.ts'

/** More instances than these could be nested into a drawing that takes seconds. */
const useLimit = 8
const effectLimit = 12

// Elements may carry any namespace prefix: <svg:use> is <use>.
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
 * True for an SVG file that neither runs nor loads anything and whose drawing is bounded: at most 8
 * `<use>`, and at most 12 patterns, masks and filters together.
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

/** Only UTF-8: in another encoding the same bytes could read quite differently to the browser. */
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
