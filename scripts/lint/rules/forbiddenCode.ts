import { type ESTree, Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

const markup = 'markup from text breaks under Trusted Types: build nodes, or let React do it'
const forbiddenMembers: ReadonlyMap<string, string> = new Map([
  ['innerHTML', markup],
  ['outerHTML', markup],
  ['insertAdjacentHTML', markup],
  ['createContextualFragment', markup],
  ['document.write', markup],
  ['Math.random', 'it can be guessed: use crypto.getRandomValues or crypto.randomUUID'],
])
const cutAddress = 'one address has one short form: use shortenAddress'
const evaluated = 'code from text breaks under the content policy: write the code out'

/**
 * Code that the content policy would stop in a browser, that only looks random, or that cuts an
 * address in a form of its own.
 */
export const forbiddenCodeRule: Rule = {
  name: 'forbiddenCode',
  check(tree) {
    return tree
      .under('packages', 'apps')
      .filter((file) => file.isCode && !file.isTest)
      .flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  new Visitor({
    MemberExpression: (node) => {
      if (node.property.type !== 'Identifier') return
      const name = node.property.name
      const owner = node.object.type === 'Identifier' ? node.object.name : ''
      const advice = forbiddenMembers.get(name) ?? forbiddenMembers.get(`${owner}.${name}`)
      if (advice !== undefined) found.push(file.error(node.property.start, `'${name}': ${advice}`))
    },
    JSXAttribute: (node) => {
      if (node.name.name === 'dangerouslySetInnerHTML') {
        found.push(file.error(node.start, `'dangerouslySetInnerHTML': ${markup}`))
      }
    },
    TemplateLiteral: ({ expressions, quasis, start }) => {
      const isCut = quasis.some(
        ({ value }, index) =>
          /^(?:…|\.{3})$/.test(value.raw) &&
          isSlice(expressions[index - 1]) &&
          isSlice(expressions[index]),
      )
      if (isCut && !file.path.endsWith('/shortenAddress.ts')) {
        found.push(file.error(start, cutAddress))
      }
    },
    CallExpression: (node) => {
      if (isNamed(node.callee, 'eval')) found.push(file.error(node.start, `'eval': ${evaluated}`))
    },
    NewExpression: (node) => {
      if (isNamed(node.callee, 'Function')) {
        found.push(file.error(node.start, `'new Function': ${evaluated}`))
      }
    },
  }).visit(file.program)
  return found
}

function isSlice(node: ESTree.Node | undefined): boolean {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { property } = node.callee
  return ['slice', 'substring', 'substr'].some((name) => isNamed(property, name))
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}
