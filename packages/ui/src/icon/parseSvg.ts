/** An element of an SVG. */
export interface SvgElement {
  readonly name: string
  /** By local name, so that `xlink:href` and `href` are the same. */
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: SvgElement | undefined
  /** The text directly inside it. */
  text: string
}

const maxDepth = 64

// One piece of a file: a comment, the XML declaration, an end tag, a start tag, or text. No
// namespace prefixes on elements, no doctype, no CDATA, no processing instructions.
const piece =
  /<!--[\s\S]*?-->|<\?xml\s[^<>?]*\?>|<\/(\w+)\s*>|<(\w+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
// Numeric references and CSS escapes, which could hide anything from the checks.
const hidden = /&(?!(?:amp|lt|gt|quot|apos);)|\\/

/**
 * Parses a well-formed file that uses only the basic syntax. Returns its elements in order, or
 * undefined for everything else.
 */
export function parseSvg(text: string): readonly SvgElement[] | undefined {
  const elements: SvgElement[] = []
  const open: SvgElement[] = []
  const source = text.trim()
  piece.lastIndex = 0
  while (piece.lastIndex < source.length) {
    const found = piece.exec(source)
    if (found === null) return undefined
    const [, end, name, attributes = '', closed, content] = found
    const parent = open.at(-1)
    if (end !== undefined && open.pop()?.name !== end) return undefined
    if (content !== undefined) {
      if (parent) parent.text += content
      else if (content.trim() !== '') return undefined
    }
    if (name === undefined) continue
    if ((parent === undefined && elements.length > 0) || open.length >= maxDepth) return undefined
    if (hidden.test(attributes)) return undefined
    const element = { name, attributes: attributesOf(attributes), parent, text: '' }
    elements.push(element)
    if (closed === '') open.push(element)
  }
  return open.length === 0 && elements[0]?.name === 'svg' ? elements : undefined
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      name.startsWith('xmlns') ? name : name.slice(name.indexOf(':') + 1),
      (double ?? single ?? '').trim(),
    ]),
  )
}
