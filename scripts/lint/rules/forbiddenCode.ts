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
const evaluated = 'code from text breaks under the content policy: write the code out'

/** Code that the content policy would stop in a browser, or that only looks random. */
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

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}
