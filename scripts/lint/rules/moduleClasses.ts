import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'
import { Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import type { SourceFile, Violation } from '../source/SourceFile.ts'
import type { SourceTree } from '../source/SourceTree.ts'

interface Use {
  readonly file: SourceFile
  readonly start: number
  /** Undefined where the name is computed, or the whole module is passed on. */
  readonly name: string | undefined
}

/** Requires each class of a CSS module to be used in code, and each used class to exist. */
export const moduleClassesRule: Rule = {
  name: 'moduleClasses',
  check(tree) {
    const uses = usesOf(tree)
    return tree.files
      .filter(({ path }) => path.endsWith('.module.css'))
      .flatMap((sheet) => checkSheet(tree, sheet, uses.get(sheet)))
  },
}

function checkSheet(tree: SourceTree, sheet: SourceFile, uses?: readonly Use[]): Violation[] {
  if (!uses) return [sheet.error(0, 'no file imports this style module: remove it')]
  const classes = classesOf(sheet.text)
  if (!classes) return [sheet.error(0, 'this style module cannot be read as CSS')]
  const isComputed = uses.some(({ name }) => name === undefined)
  const isUsed = (name: string) =>
    uses.some((use) => use.name === name) || (isComputed && isWrittenSomewhere(tree, name))
  return [
    ...uses.flatMap(({ name, start, file }) => {
      if (name === undefined || classes.has(name)) return []
      return file.error(start, `${sheet.path} has no class '${name}': add it or correct the name`)
    }),
    ...[...classes].flatMap(([name, start]) =>
      isUsed(name) ? [] : sheet.error(start, `class '${name}' is used by no file: remove it`),
    ),
  ]
}

/** Class names with the offset of their first rule. `composes` counts as a use. */
function classesOf(css: string): ReadonlyMap<string, number> | undefined {
  const found = new Map<string, number>()
  try {
    const root = postcss.parse(css)
    root.walkRules((rule) => {
      const selector = parseSelector().astSync(rule)
      selector.walkPseudos((pseudo) => {
        if (pseudo.value === ':global') pseudo.remove()
      })
      selector.walkClasses(({ value }) => {
        if (!found.has(value)) found.set(value, rule.source?.start?.offset ?? 0)
      })
    })
    root.walkDecls('composes', ({ value }) => {
      if (/\sfrom\s/.test(value)) return
      for (const name of value.split(/\s+/)) found.delete(name)
    })
    return found
  } catch {
    return undefined
  }
}

function usesOf(tree: SourceTree): Map<SourceFile, Use[]> {
  const found = new Map<SourceFile, Use[]>()
  for (const file of tree.files) {
    if (!file.isCode || !file.text.includes('.module.css')) continue
    for (const node of file.program.body) {
      if (node.type !== 'ImportDeclaration') continue
      const sheet = tree.imported(file, node.source.value)
      if (!sheet?.path.endsWith('.module.css')) continue
      const uses = node.specifiers.flatMap(({ local }) => usesOfLocal(file, local))
      found.set(sheet, [...(found.get(sheet) ?? []), ...uses])
    }
  }
  return found
}

function usesOfLocal(file: SourceFile, local: { name: string; start: number }): Use[] {
  const found = new Map<number, Use>()
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier' || object.name !== local.name) return
      const isText = property.type === 'Literal' && typeof property.value === 'string'
      const literal = isText ? String(property.value) : undefined
      const name = property.type === 'Identifier' && !computed ? property.name : literal
      found.set(object.start, { file, start: property.start, name })
    },
    Identifier: ({ name, start }) => {
      if (name !== local.name || start === local.start || found.has(start)) return
      found.set(start, { file, start, name: undefined })
    },
  }).visit(file.program)
  return [...found.values()]
}

function isWrittenSomewhere(tree: SourceTree, name: string): boolean {
  return tree
    .under('packages', 'apps')
    .some(({ isCode, text }) => isCode && [`'${name}'`, `"${name}"`].some((s) => text.includes(s)))
}
