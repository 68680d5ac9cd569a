import type { ESTree } from 'vite'
import type { Rule } from '../Rule.ts'
import { resolveImport } from '../source/resolveImport.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { SourceTree } from '../source/SourceTree.ts'
import type { Violation } from '../Violation.ts'

const entry = /"(\.[^"]*)":\s*"(\.\/src\/[^"]+\.tsx?)"/g

/** Types that users write: each optional member has a default, which its comment states. */
const optionType = /(?:Options|Parameters|Props)$/

/**
 * Requires a doc comment on each type, function and class that a package exports, and on each
 * optional member of a type of options.
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
  return manifests.flatMap(({ path, text }) =>
    [...text.matchAll(entry)].flatMap(([, name = '', target = '']) => {
      const file = tree.get(path.replace('package.json', target.slice(2)))
      return name.startsWith('./testing/') || file === undefined ? [] : [file]
    }),
  )
}

/** Checks the export of this name, or all of them, wherever they are declared. */
function checkExports(
  tree: SourceTree,
  file: SourceFile,
  name: string,
  checked: Set<string>,
): Violation[] {
  return file.program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return follow(node.source.value, name)
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, source, specifiers } = node
    if (declaration) return checkDeclaration(node, declaration)
    return specifiers.flatMap(({ exported, local }) => {
      if (!source || !('name' in exported && 'name' in local) || !isWanted(exported.name)) return []
      return follow(source.value, local.name)
    })
  })

  function isWanted(exported: string): boolean {
    return name === '*' || exported === name
  }

  function follow(specifier: string, exported: string): Violation[] {
    const path = resolveImport(tree, file.path, specifier)
    const target = path === undefined ? undefined : tree.get(path)
    return target ? checkExports(tree, target, exported, checked) : []
  }

  function checkDeclaration(node: ESTree.Node, declaration: ESTree.Declaration): Violation[] {
    if (!('id' in declaration && declaration.id && 'name' in declaration.id)) return []
    const { name: declared } = declaration.id
    // Of overloads, the first one is documented.
    const key = `${file.path} ${declared}`
    if (!isWanted(declared) || checked.has(key)) return []
    checked.add(key)
    return undocumented(file, [node, ...optionalMembers(declaration)])
  }
}

function optionalMembers(declaration: ESTree.Declaration): readonly ESTree.Node[] {
  if (declaration.type !== 'TSInterfaceDeclaration' || !optionType.test(declaration.id.name)) {
    return []
  }
  return declaration.body.body.filter((member) => 'optional' in member && member.optional)
}

function undocumented(file: SourceFile, nodes: readonly ESTree.Node[]): Violation[] {
  return nodes
    .filter(({ start }) => !/\*\/\s*$/.test(file.text.slice(0, start)))
    .map(({ start, end }) => {
      const [line] = file.text.slice(start, end).split('\n')
      return file.error(start, `'${line}' is public: add a doc comment, with units and the default`)
    })
}
