import type { ESTree } from 'vite'
import type { Rule } from '../Rule.ts'
import type { SourceFile, Violation } from '../source/SourceFile.ts'
import type { SourceTree } from '../source/SourceTree.ts'

const entry = /"(\.[^"]*)":\s*"(\.\/src\/[^"]+\.tsx?)"/g

/**
 * Requires a doc comment on everything that a package exports, and on each member of an interface,
 * except React's `children`.
 */
export const documentedExportsRule: Rule = {
  name: 'documentedExports',
  check(tree) {
    const checked = new Set<string>()
    return entriesOf(tree).flatMap((file) => checkExports(tree, file, '*', checked))
  },
}

/** The entries in each `package.json` below `packages`, except those for our own tests. */
function entriesOf(tree: SourceTree): readonly SourceFile[] {
  const manifests = tree.files.filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path))
  return manifests.flatMap((manifest) =>
    [...manifest.text.matchAll(entry)].flatMap(([, name = '', target = '']) =>
      name.startsWith('./testing/') ? [] : (tree.imported(manifest, target) ?? []),
    ),
  )
}

/** Checks the export of this name, or all of them, wherever they are declared. */
function checkExports(
  tree: SourceTree,
  file: SourceFile,
  wanted: string,
  checked: Set<string>,
): Violation[] {
  const follow = (specifier: string, name: string): Violation[] => {
    const target = tree.imported(file, specifier)
    return target ? checkExports(tree, target, name, checked) : []
  }
  return file.program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return follow(node.source.value, wanted)
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, source, specifiers } = node
    if (declaration) {
      // Of overloads, the first one is documented.
      const keys = namesOf(declaration)
        .filter((name) => [name, '*'].includes(wanted))
        .map((name) => `${file.path} ${name}`)
        .filter((key) => !checked.has(key))
      if (keys.length === 0) return []
      for (const key of keys) checked.add(key)
      return [node, ...membersOf(declaration)].flatMap((each) => checkComment(file, each))
    }
    return specifiers.flatMap(({ exported, local }) => {
      if (!source || !('name' in exported && 'name' in local)) return []
      return [exported.name, '*'].includes(wanted) ? follow(source.value, local.name) : []
    })
  })
}

function namesOf(declaration: ESTree.Declaration): readonly string[] {
  const ids =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : ['id' in declaration && declaration.id]
  return ids.flatMap((id) => (id && 'name' in id ? id.name : []))
}

function membersOf(declaration: ESTree.Declaration): readonly ESTree.Node[] {
  if (declaration.type !== 'TSInterfaceDeclaration') return []
  return declaration.body.body.filter(
    (member) => !('key' in member && 'name' in member.key && member.key.name === 'children'),
  )
}

function checkComment(file: SourceFile, { start, end }: ESTree.Node): Violation[] {
  if (/\*\/\s*$/.test(file.text.slice(0, start))) return []
  const [line] = file.text.slice(start, end).split('\n')
  return [file.error(start, `'${line}' is public: add a doc comment, with units and the default`)]
}
