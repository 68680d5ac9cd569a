import type { DataUri } from './decodeDataUri.ts'
import { parseSvg, type SvgElement } from './parseSvg.ts'

/** Elements that draw only themselves. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image']
const gradients = ['linearGradient', 'radialGradient']
/** Elements whose content is drawn again at each reference. */
const effects = ['clipPath', 'mask', 'filter', 'pattern']
const allowed: ReadonlySet<string> = new Set([
  ...shapes,
  ...gradients,
  ...effects,
  ...['svg', 'g', 'defs', 'symbol', 'use', 'stop', 'title', 'desc', 'style', 'text', 'tspan'],
  ...['feFlood', 'feBlend', 'feColorMatrix', 'feOffset', 'feGaussianBlur', 'feComposite'],
  ...['feMerge', 'feMergeNode', 'feDropShadow'],
])
const definitions: ReadonlySet<string> = new Set([...effects, 'defs', 'symbol'])

/** Maximum number of `<use>` elements, of effects, and of references to effects. */
const useLimit = 8
const effectLimit = 12

// Short dashes can number in the millions. The others draw repeatedly, or pass a reference on to
// other elements.
const costly = /dash|animat|transition|inherit|var\s*\(|--|\ball\s*:|backdrop/i
const styleText = /url|@|filter|mask|clip|image|content|[<&\\]/i
const handler = /^on|^src$|^stroke-dash/i
const rasterTarget = /^data:image\/(?:png|webp|jpeg|gif|avif)[;,]/i
const localTarget = /^#([\w.:-]+)$/
const urlTarget = /^url\(\s*(["']?)#([\w.:-]+)\1\s*\)/i

/** A reference from one element to another element's id. */
interface Reference {
  readonly from: SvgElement
  readonly id: string
}

/**
 * Returns true for an SVG of a small subset that runs no script, loads nothing external and is
 * cheap to draw. Content that is drawn again at each reference (clip paths, masks, patterns,
 * filters, the targets of `<use>`) may refer only to gradients and, with `<use>`, to plain shapes:
 * nested references multiply, and 3 kB of them can freeze a page.
 */
export function isSafeSvg(file: Pick<DataUri, 'bytes' | 'charset'>): boolean {
  const elements = parseSvg(decodeText(file) ?? '')
  if (elements === undefined || !elements.every(isPlain)) return false
  const references = elements.flatMap(referencesOf)
  if (references.some((reference) => reference === undefined)) return false
  const known = references.filter((reference) => reference !== undefined)
  const byId = new Map(elements.map((element) => [element.attributes.get('id'), element]))
  const nameOf = ({ id }: Reference) => byId.get(id)?.name ?? ''
  const drawn = known.filter((reference) => !gradients.includes(nameOf(reference)))
  const used = drawn.filter(({ from }) => from.name === 'use')
  const targets = new Set(used.map(({ id }) => byId.get(id)))
  const isRepeated = (element: SvgElement | undefined): boolean =>
    element !== undefined &&
    (definitions.has(element.name) || targets.has(element) || isRepeated(element.parent))
  // Containers pass fill and stroke on to everything in them.
  const isInherited = (reference: Reference) =>
    nameOf(reference) === 'pattern' && !shapes.includes(reference.from.name)
  const isLeaf = (reference: Reference) => {
    const target = byId.get(reference.id)
    return target === undefined || shapes.includes(target.name)
  }
  return (
    elements.filter(({ name }) => name === 'use').length <= useLimit &&
    elements.filter(({ name }) => effects.includes(name)).length <= effectLimit &&
    drawn.length - used.length <= effectLimit &&
    drawn.every(
      (reference) =>
        !isInherited(reference) &&
        (!isRepeated(reference.from) || (reference.from.name === 'use' && isLeaf(reference))),
    )
  )
}

/** Whether an element itself is in the subset. */
function isPlain({ attributes, name, text }: SvgElement): boolean {
  if (!allowed.has(name)) return false
  if (name === 'style' && (styleText.test(text) || costly.test(text))) return false
  return [...attributes].every(
    ([key, value]) => !handler.test(key) && (key === 'id' || !costly.test(value)),
  )
}

/** The references of an element, with undefined for each that leaves the file. */
function referencesOf(from: SvgElement): readonly (Reference | undefined)[] {
  const found: (Reference | undefined)[] = []
  for (const [key, value] of from.attributes) {
    if (key === 'href') {
      const id = localTarget.exec(value)?.[1]
      if (id !== undefined) found.push({ from, id })
      else if (from.name !== 'image' || !rasterTarget.test(value)) found.push(undefined)
      continue
    }
    for (const part of value.split(/(?=url\s*\()/i)) {
      if (!/^url\s*\(/i.test(part)) continue
      const id = urlTarget.exec(part)?.[2]
      found.push(id === undefined ? undefined : { from, id })
    }
  }
  return found
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
