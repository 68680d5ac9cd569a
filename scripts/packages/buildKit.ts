import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { assertNoRing, createChunkNames, needsReact } from './chunks.ts'
import { eagerChunks, source, stages, ui } from './kitPlan.ts'
import { distOf, folderOf, manifestOf } from './packages.ts'
import { writeTypes } from './types.ts'
import { type BuiltExports, writeManifest } from './writeManifest.ts'

const folder = folderOf('kit')
const dist = distOf('kit')

/**
 * An entry that no page loads. Built separately, with its own copies of shared code, so that the
 * other entries are not split into more files.
 */
const forTests = 'translation'

/** Builds the kit's package: modules, declarations and style sheets. */
export async function buildKit(): Promise<void> {
  const { exports } = await manifestOf('kit')
  const entries = Object.entries(exports).filter(([, file]) => file.endsWith('.ts'))
  const names = entries.map(([, file]) => basename(file, '.ts'))
  await bundle(names.filter((name) => name !== forTests))
  await bundle([forTests])
  await writeStyles()
  await writeTypes(
    'kit',
    names.map((name) => `${name}.d.ts`),
  )
  const built: BuiltExports = Object.fromEntries(
    entries.map(([entry, file]) => {
      const name = basename(file, '.ts')
      return [entry, { types: `./types/${name}.d.ts`, default: `./${name}.js` }]
    }),
  )
  const sideEffects = ['*.css', ...eagerChunks.map((file) => `./${file}`)]
  const styles = { './styles.css': './styles.css', './styles.layered.css': './styles.layered.css' }
  await writeManifest('kit', { ...built, ...styles }, { sideEffects })
}

async function bundle(names: readonly string[]): Promise<void> {
  const isAlone = names.includes(forTests)
  const entries = Object.fromEntries(names.map((name) => [name, join(source, `${name}.ts`)]))
  const chunkName = createChunkNames({
    sources: [source, ui],
    entries: Object.values(entries),
    stages,
    separateOf,
  })
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [clientChunks(), ownRuntime(), ...(isAlone ? [] : [eagerImports()])],
    css: { modules: { generateScopedName: await createClassNames([ui, source]) } },
    // Regardless of NODE_ENV, because React's production build lacks the functions that development
    // JSX calls.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: dist,
      emptyOutDir: !isAlone,
      // `browserslist` (package.json).
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      minify: false,
      sourcemap: true,
      cssCodeSplit: false,
      reportCompressedSize: false,
      lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        // Packages are installed by the user; ids that start with a dot, a slash or a zero are
        // files.
        external: /^(?!@foyer\/ui\/)[^./\0]/,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          codeSplitting: !isAlone && {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkName, debugName: 'folders' }],
          },
        },
      },
    },
  })
}

/**
 * Writes the style sheet, tokens and reset before the rules of the components, and a twin in a
 * cascade layer, for pages whose own rules are in layers.
 */
async function writeStyles(): Promise<void> {
  const file = join(dist, 'styles.css')
  const components = await readFile(file, 'utf8')
  execFileSync(process.execPath, [join(ui, 'theme/writeTokens.ts')])
  const first = ['../dist/tokens.css', '../dist/presets.css', 'reset.css']
  const sheets = await Promise.all(first.map((name) => readFile(join(ui, name), 'utf8')))
  const styles = ownRem([...sheets, components].join('\n'))
  await writeFile(file, styles)
  await writeFile(join(dist, 'styles.layered.css'), `@layer foyer {\n${styles}\n}\n`)
}

/**
 * Replaces every `rem` with a length that a page can set: a page with a root font size of 62.5 %
 * sets `--k-rem: 1.6rem`.
 */
export function ownRem(css: string): string {
  return css.replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--k-rem, 1rem))')
}

/**
 * Errors, formats, storage, theme, icons and components are separate; texts, helpers and what makes
 * room for a wallet's overlay are not.
 */
function separateOf([name, folder = 'ui']: readonly string[]): string | undefined {
  if (folder === 'errors') return 'errors'
  if (name !== 'ui' || ['i18n', 'overlays', 'utils'].includes(folder)) return undefined
  return ['format', 'icons', 'storage', 'theme'].includes(folder) ? folder : 'ui'
}

/**
 * Short names for the classes of the CSS modules below the folders: `fy4-2`, the third class of the
 * fifth file by path. A tenth of the style sheet would otherwise be names.
 */
export async function createClassNames(folders: readonly string[]) {
  const files: string[] = []
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true })
    const modules = names.filter((name) => name.endsWith('.module.css')).toSorted()
    files.push(...modules.map((name) => join(folder, name)))
  }
  const classes = new Map<string, string[]>()
  return (name: string, file: string): string => {
    const [path = file] = file.split('?')
    const index = files.indexOf(path)
    if (index < 0) throw new Error(`${path} is in none of the folders.`)
    const known = classes.get(path) ?? []
    classes.set(path, known)
    if (!known.includes(name)) known.push(name)
    return `fy${index.toString(36)}-${known.indexOf(name).toString(36)}`
  }
}

/** Marks chunks with React as client code, and refuses chunks that import each other in a cycle. */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    // An entry contains only names, from client chunks and others.
    banner({ isEntry, moduleIds }) {
      return !isEntry && needsReact(moduleIds, this) ? "'use client'" : ''
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      assertNoRing(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    },
  }
}

/**
 * Inlines the bundler's helper into the chunks that use it, on the line of its import. Otherwise
 * pages would load a separate file of a few bytes.
 */
function ownRuntime(): Plugin {
  return {
    name: 'own-runtime',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
      const [, helper] = runtime?.code.match(/^export \{ (\w+) as t \};$/m) ?? []
      if (!runtime || helper === undefined) return
      const code = runtime.code.replace(/^(?:\/\/|export ).*$/gm, '').replace(/\s+/g, ' ')
      const imported = `import { t as ${helper} } from "./${basename(runtime.fileName)}";`
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue
        if (!chunk.code.includes(imported))
          throw new Error(`${chunk.name} contains another version of the helper.`)
        chunk.code = chunk.code.replace(imported, code)
      }
      delete bundle[runtime.fileName]
    },
  }
}

/**
 * Imports the eager stages in every file that loads later and needs a package, so that bundlers see
 * that one load precedes the other. Otherwise Vite's moves each module that only some later files
 * need out of the page's own script: six files instead of three, and 2.5 kB. Declared as side
 * effects in `package.json`, because nothing is imported from them.
 */
function eagerImports(): Plugin {
  return {
    name: 'eager-imports',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const needsOf = (files: readonly string[]) => {
        const needs = new Set(files)
        // A set's iteration includes values that are added during it.
        for (const file of needs)
          for (const next of byFile.get(file)?.imports ?? []) needs.add(next)
        return needs
      }
      const direct = needsOf(chunks.flatMap(({ fileName, isEntry }) => (isEntry ? fileName : [])))
      for (const file of new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))) {
        const chunk = byFile.get(file)
        const needs = [...needsOf([file])]
        // A page may import it without a config.
        const isApart = direct.has(file) && !needs.includes('chunks/config.js')
        if (!chunk || isApart || needs.every((each) => byFile.has(each))) continue
        const imports = eagerChunks.map((each) => `import "./${basename(each)}"; `).join('')
        // On the first line of code, so that the source map stays right.
        chunk.code = chunk.code.replace(/^(?:(["'])use client\1;?\n)?/, (start) => start + imports)
      }
    },
  }
}
