import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/root.mjs'
import { distOf, folderOf, type PackageName } from './packages.ts'

const run = promisify(execFile)
const uiImport = /(\bfrom ['"]|\bimport\(?['"])@foyer\/ui\/([^'"]+)(?=['"])/g
const relativeImport = /(\bfrom ['"]|\bimport\(?['"])(\.{1,2}\/[^'"]+)\.tsx?(['"])/g

/** Runs the TypeScript compiler with the package's `tsconfig.build.json`. */
export async function compile(name: PackageName): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const config = join(folderOf(name), 'tsconfig.build.json')
  await run(process.execPath, [compiler, '-p', config]).catch((error: { stdout?: string }) => {
    throw new Error(`The types of ${name} do not compile:\n${error.stdout}`)
  })
}

/** Writes the declarations of a package that contains the UI library into its folder `types`. */
export async function writeTypes(name: PackageName, entries: readonly string[]): Promise<void> {
  await compile(name)
  const compiled = join(distOf(name), 'compiled')
  const types = join(distOf(name), 'types')
  await rename(join(compiled, name, 'src'), types)
  await rename(join(compiled, 'ui/src'), join(types, 'ui'))
  await rm(compiled, { recursive: true })
  await tidyTypes(types, entries)
}

/**
 * Prepares the compiler's declarations for publishing: imports name the published `.js` files, and
 * the folder `ui` for the UI library. Files that no entry reaches are deleted.
 */
export async function tidyTypes(folder: string, entries: readonly string[]): Promise<void> {
  const toUi = (file: string) => `./${relative(dirname(file), join(folder, 'ui'))}`
  const kept = new Set<string>()
  const waiting = entries.map((entry) => resolve(folder, entry))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (kept.has(file)) continue
    // Imports in the examples of doc comments may not resolve.
    const compiled = await readFile(file, 'utf8').catch(() => undefined)
    if (compiled === undefined) continue
    const text = compiled.replaceAll(uiImport, `$1${toUi(file)}/$2`)
    kept.add(file)
    for (const [, , path = ''] of text.matchAll(relativeImport)) {
      waiting.push(resolve(dirname(file), `${path}.d.ts`))
    }
    await writeFile(file, text.replaceAll(relativeImport, '$1$2.js$3'))
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && file.endsWith('.d.ts') && !kept.has(file)) await rm(file)
  }
}
