import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'
import { importedPath, isCode, located, type Rule, type Sources } from '../sources.ts'

interface Use {
  readonly path: string
  readonly offset: number
  /** Undefined where the name is computed. */
  readonly name: string | undefined
}

/** Requires each class of a CSS module to be used in code, and each used class to exist. */
export const moduleClasses: Rule = (sources) => {
  const uses = usesOf(sources)
  return [...sources.keys()]
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((sheet) => checkSheet(sources, sheet, uses.get(sheet)))
}

function checkSheet(sources: Sources, sheet: string, uses?: readonly Use[]): readonly string[] {
  const css = sources.get(sheet) ?? ''
  if (!uses) return [located(sheet, css, 0, 'no file imports this style module: remove it')]
  const classes = classesOf(css)
  if (!classes) return [located(sheet, css, 0, 'this style module cannot be read as CSS')]
  const isComputed = uses.some(({ name }) => name === undefined)
  const isUsed = (name: string) =>
    uses.some((use) => use.name === name) || (isComputed && isWrittenSomewhere(sources, name))
  return [
    ...uses.flatMap(({ name, offset, path }) => {
      if (name === undefined || classes.has(name)) return []
      const message = `${sheet} has no class '${name}': add it or correct the name`
      return located(path, sources.get(path) ?? '', offset, message)
    }),
    ...[...classes].flatMap(([name, offset]) =>
      isUsed(name)
        ? []
        : located(sheet, css, offset, `class '${name}' is used by no file: remove it`),
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

/** The uses of each imported sheet. */
function usesOf(sources: Sources): ReadonlyMap<string, readonly Use[]> {
  const found = new Map<string, readonly Use[]>()
  for (const [path, text] of sources) {
    if (!isCode(path)) continue
    const imports = text.matchAll(/^import (?:(\w+) from )?'(\..*\.module\.css)'/gm)
    for (const [statement, local, specifier = ''] of imports) {
      const sheet = importedPath(sources, path, specifier)
      if (!sheet) continue
      const use = new RegExp(`(?<![\\w.])${local}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[)`, 'g')
      const code = text.replace(statement, ' '.repeat(statement.length))
      const uses = [...(local ? code.matchAll(use) : [])].map(
        ({ 1: member, 2: quoted, index }) => ({ path, offset: index, name: member ?? quoted }),
      )
      found.set(sheet, [...(found.get(sheet) ?? []), ...uses])
    }
  }
  return found
}

function isWrittenSomewhere(sources: Sources, name: string): boolean {
  const written = [`'${name}'`, `"${name}"`]
  return [...sources].some(
    ([path, text]) =>
      /^(?:apps|packages)\/.*\.tsx?$/.test(path) && written.some((each) => text.includes(each)),
  )
}
