import type { Rule } from '../Rule.ts'
import { type CssDeclaration, parseCss } from '../source/parseCss.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

const sided = /(?:^|-)(?:left|right)(?:-|$)/
const alignments = new Set(['caption-side', 'clear', 'float', 'text-align', 'text-align-last'])
const fourSided = new Set([
  'border-color',
  'border-style',
  'border-width',
  'inset',
  'margin',
  'padding',
  'scroll-margin',
  'scroll-padding',
])

/** Styles that mirror by themselves in right-to-left languages, and that a host page can override. */
export const logicalCssRule: Rule = {
  name: 'logicalCss',
  check(tree) {
    return tree.files.filter(({ path }) => path.endsWith('.css')).flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  const lines = file.text.split('\n')
  const found: Violation[] = []
  for (const declaration of parseCss(file.text).declarations) {
    const message = physical(declaration)
    if (message !== undefined) found.push(file.error(declaration.start, message))
    if (!/!\s*important/i.test(declaration.value)) continue
    const end = declaration.start + file.text.slice(declaration.start).search(/!\s*important/i)
    if (hasReason(lines[file.lineAt(end) - 1] ?? '')) continue
    found.push(
      file.error(
        end,
        '!important cannot be overridden by a host page: raise the order instead, or say why in a comment on the same line',
      ),
    )
  }
  return found
}

function physical({ property, value }: CssDeclaration): string | undefined {
  if (property.startsWith('--')) return undefined
  if (sided.test(property)) {
    return `'${property}' does not mirror: use the logical property (${logicalName(property)})`
  }
  if (alignments.has(property) && /^(?:left|right)\b/.test(value)) {
    return `'${property}: ${value}' does not mirror: use start or end`
  }
  if (fourSided.has(property)) {
    const [, right, , left, more] = splitValues(value)
    if (left !== undefined && more === undefined && left !== right) {
      return `'${property}' with two different sides does not mirror: write -block and -inline`
    }
  }
  return undefined
}

function logicalName(property: string): string {
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(property)
  if (corner) return `border-${side(corner[1])}-${side(corner[2])}-radius`
  if (property === 'left' || property === 'right') return `inset-inline-${side(property)}`
  return property.replace(/(left|right)/, (word) => `inline-${side(word)}`)
}

function side(word: string | undefined): string {
  return word === 'left' || word === 'top' ? 'start' : 'end'
}

/** Splits at spaces outside brackets. */
function splitValues(value: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of `${value} `) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth === 0 && /\s/.test(char)) {
      if (part !== '') parts.push(part)
      part = ''
    } else part += char
  }
  return parts
}

function hasReason(line: string): boolean {
  return /\/\*[^*]*[a-z]{3}[^*]*\*\//i.test(line)
}
