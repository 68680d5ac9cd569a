import type { Rule } from '../Rule.ts'
import { importTarget } from '../source/resolveImport.ts'
import type { ImportedModule, SourceFile } from '../source/SourceFile.ts'
import type { SourceTree } from '../source/SourceTree.ts'
import type { Violation } from '../Violation.ts'

interface Border {
  readonly folder: string
  readonly forbidden: RegExp
  readonly advice: string
  /** Tests may need more than the code that they test. */
  readonly testsToo: boolean
}

const borders: readonly Border[] = [
  {
    folder: 'packages/kit',
    forbidden: /^@foyer\/(?:auth|shell)(?:\/|$)/,
    advice: 'the kit knows nothing of the sign-in server or of an app: take it as an option',
    testsToo: true,
  },
  {
    folder: 'packages/kit',
    forbidden: /^@foyer\/(?:testkit|contracts)(?:\/|$)/,
    advice: 'only tests of the kit may use the test parts',
    testsToo: false,
  },
  {
    folder: 'packages/auth',
    forbidden: /^(?:react|react-dom|wagmi|@wagmi\/.*|@tanstack\/react-.*)(?:\/|$)/,
    advice: 'the sign-in server runs without React',
    testsToo: true,
  },
  {
    folder: 'packages/auth',
    forbidden: /^@foyer\/(?:kit|shell)(?:\/|$)/,
    advice: 'the sign-in server stands alone',
    testsToo: true,
  },
  {
    folder: 'packages/testkit',
    forbidden: /^@foyer\/(?:kit|auth|shell)(?:\/|$)/,
    advice: 'the testkit plays the outside world and knows nothing of what it tests',
    testsToo: true,
  },
]

/** Borders between packages and apps: who may know whom, and only through a package's exports. */
export const packagesRule: Rule = {
  name: 'packages',
  check(tree) {
    const exported = readExports(tree)
    const found: Violation[] = []
    for (const file of tree.files) {
      if (!file.isCode) continue
      for (const imported of file.imports) {
        const message =
          crossesBorder(file, imported) ??
          leavesPackage(file, imported) ??
          missesExport(imported, exported) ??
          entersBrowser(file, imported)
        if (message !== undefined) found.push(file.error(imported.start, message))
      }
    }
    return found
  },
}

/** What a package's tests share; that nothing but a test knows it, the rule of the rooms holds. */
const sharedByTests = /^packages\/[^/]+\/src\/testing\//

function crossesBorder(file: SourceFile, { specifier }: ImportedModule): string | undefined {
  const isForTests = file.isTest || sharedByTests.test(file.path)
  const border = borders.find(
    ({ folder, forbidden, testsToo }) =>
      file.path.startsWith(`${folder}/`) && forbidden.test(specifier) && (testsToo || !isForTests),
  )
  return border && `${border.folder} must not import '${specifier}': ${border.advice}`
}

/** Code of a package or an app reaches others by name. Scripts and browser tests are free. */
function leavesPackage(file: SourceFile, { specifier }: ImportedModule): string | undefined {
  const home = packageOf(file.path)
  const target = importTarget(file.path, specifier)
  if (home === undefined || target === undefined || target.startsWith(`${home}/`)) return undefined
  // The tools that build an app are not a package.
  if (home.startsWith('apps/') && packageOf(target) === undefined) return undefined
  return `'${specifier}' leaves ${home}: import the other package by its name and exports`
}

function missesExport(
  { specifier }: ImportedModule,
  exported: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const [, name, rest] = /^(@foyer\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
  if (name === undefined) return undefined
  const entries = exported.get(name)
  if (entries?.has(`.${rest ?? ''}`)) return undefined
  return `'${specifier}' is not an export of ${name}: use one of its entries, or add an entry to its package.json`
}

/** What the browser gets holds no server code, and the demo's parts only behind `import()`. */
function entersBrowser(file: SourceFile, imported: ImportedModule): string | undefined {
  if (!file.path.startsWith('apps/shell/web/') || file.isTest) return undefined
  const target = importTarget(file.path, imported.specifier)
  if (target?.startsWith('apps/shell/server/')) {
    return `'${imported.specifier}' is server code: share it through apps/shell/config`
  }
  const isDemoPart = /^@foyer\/(?:testkit|contracts)(?:\/|$)/.test(imported.specifier)
  if (isDemoPart && imported.kind === 'static' && !imported.typeOnly) {
    return `'${imported.specifier}' would enter the production bundle: import() it under __DEMO__`
  }
  return undefined
}

function packageOf(path: string): string | undefined {
  return /^(?:(?:packages|apps)\/[^/]+|contracts)(?=\/)/.exec(path)?.[0]
}

function readExports(tree: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const file of tree.files) {
    if (!file.path.endsWith('/package.json')) continue
    const manifest: { name?: string; exports?: Record<string, unknown> } = JSON.parse(file.text)
    if (manifest.name === undefined) continue
    found.set(manifest.name, new Set(Object.keys(manifest.exports ?? {})))
  }
  return found
}
