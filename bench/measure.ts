import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { COMPOSITION_FILE, type Composition } from '../apps/shell/vite/composition.ts'
import { brotli } from '../apps/shell/vite/precompress.ts'
import type { Manifest } from '../scripts/build/manifest.ts'
import { demoTraces, findTraces } from './demoTraces.ts'
import { firstView } from './firstView.ts'

/** The size of a package, in bytes. */
export interface Share {
  readonly name: string
  readonly bytes: number
}

/** Sizes in bytes, brotli at quality 11. */
export interface Measurement {
  readonly firstScripts: number
  readonly firstScriptFiles: number
  readonly firstStyles: number
  readonly allScripts: number
  readonly allScriptFiles: number
  /** The first view's scripts by package, largest first. Empty if the build did not record it. */
  readonly packages: readonly Share[]
  /** Each trace of the demo wallet with its file. Empty for a correct production build. */
  readonly demoTraces: readonly string[]
}

const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.map', '.md'])

/**
 * Measures a build's folder.
 *
 * @throws Error when it has no build with a manifest
 */
export async function measure(folder: string): Promise<Measurement> {
  const manifest: Manifest = JSON.parse(await readManifest(folder))
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const view = firstView(manifest, page)
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const scripts = files.filter((file) => file.startsWith('assets/') && extname(file) === '.js')

  const sizes = new Map<string, number>()
  for (const file of new Set([...scripts, ...view.scripts, ...view.styles])) {
    sizes.set(file, (await brotli(await readFile(join(folder, file)))).length)
  }
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0)

  const composition = await readFile(join(folder, COMPOSITION_FILE), 'utf8').catch(() => '{}')
  const parsed: Composition = JSON.parse(composition)
  return {
    firstScripts: sum(view.scripts),
    firstScriptFiles: view.scripts.length,
    firstStyles: sum(view.styles),
    allScripts: sum(scripts),
    allScriptFiles: scripts.length,
    packages: shares(parsed, new Map(view.scripts.map((file) => [file, sizes.get(file) ?? 0]))),
    demoTraces: await searchTraces(folder, files),
  }
}

async function readManifest(folder: string): Promise<string> {
  const file = join(folder, '.vite/manifest.json')
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no build to measure (${file}). Run npm run build first.`)
  })
}

async function searchTraces(folder: string, files: readonly string[]): Promise<string[]> {
  const traces = demoTraces()
  const found: string[] = []
  for (const file of files.filter((name) => TEXT.has(extname(name)))) {
    const text = await readFile(join(folder, file), 'utf8')
    found.push(...findTraces(text, traces).map((name) => `${name} is in ${file}`))
  }
  return found
}

/**
 * The size of each package in the given scripts, largest first. Splits the compressed size of a
 * script by source size, which is an estimate, since packages do not compress equally well.
 */
function shares(
  composition: Composition,
  compressed: ReadonlyMap<string, number>,
): readonly Share[] {
  const sums = new Map<string, number>()
  for (const [file, size] of compressed) {
    const packages = Object.entries(composition[file] ?? {})
    const total = packages.reduce((sum, [, bytes]) => sum + bytes, 0)
    for (const [name, bytes] of packages) {
      if (bytes > 0) sums.set(name, (sums.get(name) ?? 0) + (size * bytes) / total)
    }
  }
  return [...sums]
    .map(([name, bytes]) => ({ name, bytes }))
    .sort((one, other) => other.bytes - one.bytes)
}
