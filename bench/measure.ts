import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { COMPOSITION_FILE, type Composition } from '../apps/shell/vite/composition.ts'
import { brotli } from '../apps/shell/vite/precompress.ts'
import { demoTraces, findTraces } from './demoTraces.ts'
import { firstView, type Manifest } from './firstView.ts'
import { type Share, shares } from './shares.ts'

/** Sizes in bytes, brotli at quality 11. */
export interface Measurement {
  readonly firstScripts: number
  readonly firstScriptFiles: number
  readonly firstStyles: number
  readonly allScripts: number
  readonly allScriptFiles: number
  /** The first view's scripts by package, largest first; empty when the build did not say. */
  readonly packages: readonly Share[]
  /** Each trace of the demo wallet, with its file; empty in a right production build. */
  readonly demoTraces: readonly string[]
}

const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.map', '.md'])

/** Measures a build's folder. @throws Error when there is no build with a manifest in it. */
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
