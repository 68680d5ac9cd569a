import { type ESTree, Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

/** Methods that read a page, or its wallet's log, once. */
const readers = new Set([
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'log',
  'textContent',
])

/**
 * Forbids assertions on a page that is read once, which fail at random on a busy machine.
 * Playwright's own assertions and `expect.poll` retry until they hold.
 */
export const oneShotAssertionsRule: Rule = {
  name: 'oneShotAssertions',
  check(tree) {
    return tree.files
      .filter(({ path, isCode }) => isCode && path.startsWith('e2e/') && !path.endsWith('.test.ts'))
      .flatMap(checkFile)
  },
}

interface Span {
  readonly start: number
  readonly end: number
}

function checkFile(file: SourceFile): Violation[] {
  const values: Span[] = []
  const functions: Span[] = []
  const reads: { readonly at: Span; readonly name: string }[] = []
  const found: Violation[] = []
  const onFunction = (node: Span) => void functions.push(node)
  new Visitor({
    ArrowFunctionExpression: onFunction,
    FunctionExpression: onFunction,
    AwaitExpression(node) {
      const name = methodOf(node.argument)
      if (name !== undefined && readers.has(name)) reads.push({ at: node, name })
    },
    CallExpression(node) {
      const value = expected(node)
      if (value) values.push(value)
      if (!/^toBeGreaterThan/.test(methodOf(node) ?? '')) return
      if (node.callee.type !== 'MemberExpression') return
      const counted = expected(node.callee.object)
      if (counted?.type !== 'MemberExpression' || nameOf(counted.property) !== 'length') return
      found.push(
        file.error(node.start, 'a list that still grows is counted once: use expect.poll(() => …)'),
      )
    },
  }).visit(file.program)
  for (const { at, name } of reads) {
    const value = values.find((span) => isInside(at, span))
    // A nested function reads it again on every call.
    if (!value || functions.some((span) => isInside(at, span) && isInside(span, value))) continue
    found.push(
      file.error(
        at.start,
        `${name}() is read once: use expect(locator), or expect.poll(() => …), which wait`,
      ),
    )
  }
  return found
}

/** The argument of `expect(…)`. */
function expected(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'expect') return undefined
  return node.arguments[0]
}

function methodOf(node: ESTree.Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  return nameOf(node.callee.property)
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}

function isInside(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}
