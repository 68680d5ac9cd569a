import { type ESTree, parseSync } from 'vite'
import { importedPath, located, type Rule, type Sources } from '../sources.ts'

const entry = /"(\.[^"]*)":\s*"(\.\/src\/[^"]+\.tsx?)"/g

/**
 * Requires a doc comment on everything that a package exports, and on each member of an interface,
 * except React's `children`.
 */
export const documentedExports: Rule = (sources) => {
  const checked = new Set<string>()
  return entriesOf(sources).flatMap((path) => checkExports(sources, path, '*', checked))
}

/** The entries in each `package.json` below `packages`, except those for our own tests. */
function entriesOf(sources: Sources): readonly string[] {
  const manifests = [...sources].filter(([path]) => /^packages\/[^/]+\/package\.json$/.test(path))
  return manifests.flatMap(([manifest, text]) =>
    [...text.matchAll(entry)].flatMap(([, name = '', target = '']) =>
      name.startsWith('./testing/') ? [] : (importedPath(sources, manifest, target) ?? []),
    ),
  )
}

/** Checks the export of this name, or all of them, wherever they are declared. */
function checkExports(
  sources: Sources,
  path: string,
  wanted: string,
  checked: Set<string>,
): readonly string[] {
  const text = sources.get(path) ?? ''
  const follow = (specifier: string, name: string): readonly string[] => {
    const target = importedPath(sources, path, specifier)
    return target ? checkExports(sources, target, name, checked) : []
  }
  return parseSync(path, text).program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return follow(node.source.value, wanted)
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, source, specifiers } = node
    if (declaration) {
      // Of overloads, the first one is documented.
      const keys = namesOf(declaration)
        .filter((name) => [name, '*'].includes(wanted))
        .map((name) => `${path} ${name}`)
        .filter((key) => !checked.has(key))
      if (keys.length === 0) return []
      for (const key of keys) checked.add(key)
      return [node, ...membersOf(declaration)].flatMap((each) => checkComment(path, text, each))
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

function checkComment(path: string, text: string, { start, end }: ESTree.Node): readonly string[] {
  if (/\*\/\s*$/.test(text.slice(0, start))) return []
  const [line] = text.slice(start, end).split('\n')
  const message = `'${line}' is public: add a doc comment, with units and the default`
  return [located(path, text, start, message)]
}
