export interface CssDeclaration {
  readonly property: string
  readonly value: string
  readonly start: number
}

export interface CssSelector {
  readonly text: string
  readonly start: number
}

export interface CssSheet {
  readonly declarations: readonly CssDeclaration[]
  readonly selectors: readonly CssSelector[]
}

/**
 * Splits a style sheet into declarations and preludes of rules, nested ones too. It knows
 * comments, strings and brackets; it does not judge whether the CSS is valid.
 */
export function parseCss(text: string): CssSheet {
  const bare = blankComments(text)
  const declarations: CssDeclaration[] = []
  const selectors: CssSelector[] = []
  let from = 0
  let depth = 0
  const declaration = (end: number): void => {
    const found = readDeclaration(bare, from, end)
    if (found !== undefined) declarations.push(found)
    from = end + 1
  }
  for (let at = 0; at < bare.length; at++) {
    const char = bare[at]
    if (char === '"' || char === "'") at = endOfString(bare, at, char)
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
    else if (depth > 0) continue
    else if (char === ';' || char === '}') declaration(at)
    else if (char === '{') {
      const start = from + leadingSpace(bare, from)
      selectors.push({ text: bare.slice(start, at).trim(), start })
      from = at + 1
    }
  }
  return { declarations, selectors }
}

function readDeclaration(bare: string, from: number, end: number): CssDeclaration | undefined {
  const start = from + leadingSpace(bare, from)
  const line = bare.slice(start, end)
  const colon = line.indexOf(':')
  if (colon === -1 || line.startsWith('@')) return undefined
  return {
    property: line.slice(0, colon).trim().toLowerCase(),
    value: line.slice(colon + 1).trim(),
    start,
  }
}

/** Comments become spaces of the same length, so that offsets and lines stay. */
function blankComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

function leadingSpace(text: string, from: number): number {
  let length = 0
  while (/\s/.test(text[from + length] ?? '')) length++
  return length
}

function endOfString(text: string, from: number, quote: string): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote || text[at] === '\n') return at
  }
  return text.length
}
