import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * Titles of the tests in a file, each alone and prefixed with the titles of its groups: `opens` and
 * `the dialog › opens`. A title is the first argument of `test`, `it`, `test.each(...)` and the
 * like; a template is returned as written, with its `${...}`.
 */
export function testTitles(path: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>()
  const groups: string[] = []
  new Visitor({
    CallExpression: (node) => {
      const title = titleOf(node, text)
      if (title === undefined) return
      if (isGroup(node)) {
        groups.push(title)
        return
      }
      titles.add(title)
      for (const [index] of groups.entries()) {
        titles.add([...groups.slice(index), title].join(' › '))
      }
    },
    'CallExpression:exit': (node) => {
      if (titleOf(node, text) !== undefined && isGroup(node)) groups.pop()
    },
  }).visit(parseSync(path, text).program)
  return titles
}

function titleOf(node: ESTree.CallExpression, text: string): string | undefined {
  const names = namesOf(node.callee)
  if (!['describe', 'it', 'test'].includes(names[0] ?? '') || names.includes('use'))
    return undefined
  const title = node.arguments[0]
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  if (title?.type === 'TemplateLiteral') return text.slice(title.start + 1, title.end - 1)
  return undefined
}

function isGroup(node: ESTree.CallExpression): boolean {
  return namesOf(node.callee).includes('describe')
}

/** `test`, `describe`, `each` of `test.describe.each(...)(...)`. */
function namesOf(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'CallExpression') return namesOf(node.callee)
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag)
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return []
  return [...namesOf(node.object), node.property.name]
}
