import postcss, { type Root } from 'postcss'
import parseSelector from 'postcss-selector-parser'
import { type ESTree, Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import { resolveImport } from '../source/resolveImport.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { SourceTree } from '../source/SourceTree.ts'
import type { Violation } from '../Violation.ts'

interface StyleUse {
  readonly name: string
  readonly start: number
  readonly file: SourceFile
}

interface ModuleUses {
  readonly named: StyleUse[]
  readonly importers: Set<SourceFile>
  /** Whether an importer computes class names or passes the whole module on. */
  computed: boolean
}

/** Requires each class of a CSS module to be used in code, and each used class to exist. */
export const moduleClassesRule: Rule = {
  name: 'moduleClasses',
  check(tree) {
    const uses = collectUses(tree)
    const found: Violation[] = []
    for (const sheet of tree.files) {
      if (!sheet.path.endsWith('.module.css')) continue
      const use = uses.get(sheet.path)
      if (use === undefined) {
        found.push(sheet.error(0, 'no file imports this style module: remove it'))
        continue
      }
      found.push(...checkSheet(tree, sheet, use))
    }
    return found
  },
}

function checkSheet(tree: SourceTree, sheet: SourceFile, use: ModuleUses): Violation[] {
  const root = rootOf(sheet)
  if (root === undefined) return [sheet.error(0, 'this style module cannot be read as CSS')]
  const classes = classesOf(root)
  const found: Violation[] = []
  const used = new Set(use.named.map(({ name }) => name))
  for (const { name, start, file } of use.named) {
    if (classes.has(name)) continue
    found.push(
      file.error(start, `${sheet.path} has no class '${name}': add it or correct the name`),
    )
  }
  for (const [name, start] of classes) {
    if (used.has(name)) continue
    if (use.computed && isWrittenSomewhere(tree, name)) continue
    found.push(sheet.error(start, `class '${name}' is used by no file: remove it`))
  }
  return found
}

function rootOf(sheet: SourceFile): Root | undefined {
  try {
    return postcss.parse(sheet.text)
  } catch {
    return undefined
  }
}

/** Class names with the offset of their first rule. `composes` counts as a use. */
function classesOf(root: Root): Map<string, number> {
  const found = new Map<string, number>()
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
}

function collectUses(tree: SourceTree): Map<string, ModuleUses> {
  const found = new Map<string, ModuleUses>()
  for (const file of tree.files) {
    if (!file.isCode || !file.text.includes('.module.css')) continue
    for (const node of file.program.body) {
      if (node.type !== 'ImportDeclaration') continue
      const path = resolveImport(tree, file.path, node.source.value)
      if (path === undefined || !path.endsWith('.module.css')) continue
      const use = found.get(path) ?? { named: [], importers: new Set(), computed: false }
      found.set(path, use)
      use.importers.add(file)
      for (const { local } of node.specifiers) collectNames(file, local.name, use)
    }
  }
  return found
}

function collectNames(file: SourceFile, local: string, use: ModuleUses): void {
  const seen = new Set<ESTree.Node>()
  new Visitor({
    ImportDeclaration: ({ specifiers }) => {
      for (const specifier of specifiers) seen.add(specifier.local)
    },
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.object.name !== local) return
      seen.add(node.object)
      const { property, computed } = node
      if (property.type === 'Identifier' && !computed) {
        use.named.push({ name: property.name, start: property.start, file })
      } else if (property.type === 'Literal' && typeof property.value === 'string') {
        use.named.push({ name: property.value, start: property.start, file })
      } else use.computed = true
    },
    Identifier: (node) => {
      if (node.name === local && !seen.has(node)) use.computed = true
    },
  }).visit(file.program)
}

function isWrittenSomewhere(tree: SourceTree, name: string): boolean {
  return tree
    .under('packages', 'apps')
    .some(
      ({ isCode, text }) => isCode && (text.includes(`'${name}'`) || text.includes(`"${name}"`)),
    )
}
