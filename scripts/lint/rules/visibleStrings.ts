import { type ESTree, Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import { type LiteralText, literalTexts } from '../source/literalTexts.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])
/** Functions whose first argument is shown or read out. */
const speakers = new Set(['announce', 'toast'])
const advice = 'put it into the catalogue (i18n/en.ts) and take it from there'

/** Visible and announced texts must come from the catalogues, not from code. */
export const visibleStringsRule: Rule = {
  name: 'visibleStrings',
  check(tree) {
    return tree
      .under('packages/kit/src', 'apps/shell/web')
      .filter((file) => file.isCode && !file.isTest && !/\/i18n\//.test(file.path))
      .flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const report = (what: string, texts: readonly LiteralText[]): void => {
    for (const { text, start } of texts) {
      if (!hasWords(text)) continue
      found.push(file.error(start, `${what} '${shorten(text)}' stands in code: ${advice}`))
    }
  }
  new Visitor({
    JSXText: (node) => report('text', [{ text: node.value, start: firstLetter(node) }]),
    JSXElement: (node) => {
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer') report('text', literalTexts(child))
      }
    },
    JSXFragment: (node) => {
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer') report('text', literalTexts(child))
      }
    },
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (spokenAttributes.has(name)) report(name, literalTexts(node.value))
    },
    CallExpression: (node) => {
      if (isSpeaker(node.callee)) report('text', literalTexts(node.arguments[0] ?? null))
    },
    AssignmentExpression: (node) => {
      if (isDocumentTitle(node.left)) report('document.title', literalTexts(node.right))
    },
  }).visit(file.program)
  return found
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/&#?\w+;/g, ''))
}

function firstLetter(node: ESTree.JSXText): number {
  return node.start + (/\S/.exec(node.value)?.index ?? 0)
}

function isSpeaker(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return speakers.has(callee.name)
  if (callee.type !== 'MemberExpression') return false
  return callee.object.type === 'Identifier' && speakers.has(callee.object.name)
}

function isDocumentTitle(node: ESTree.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'document' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'title'
  )
}

function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
