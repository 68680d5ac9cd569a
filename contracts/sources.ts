import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** The folder of the sources: one contract per file, named after it; `lib/` holds their imports. */
const sourceFolder = join(import.meta.dirname, 'src')

/** The sources by path relative to {@link sourceFolder}, sorted by path. */
export type Sources = ReadonlyMap<string, string>

/** Reads every `.sol` file. Normalises line ends, which are part of the hash. */
export async function readSources(folder: string = sourceFolder): Promise<Sources> {
  const files = await readdir(folder, { recursive: true })
  const paths = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.sol'))
    .sort()
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return new Map(paths.map((path, index) => [path, (texts[index] ?? '').replaceAll('\r\n', '\n')]))
}

/** The names of the contracts that get a generated file: the sources outside `lib/`. */
export function contractNames(sources: Sources): readonly string[] {
  return [...sources.keys()].filter((path) => !path.includes('/')).map((path) => path.slice(0, -4))
}

/**
 * A contract's file and its transitive imports, sorted by path.
 *
 * @throws Error when an import is missing
 */
export function sourcesOf(name: string, sources: Sources): Sources {
  const found = new Map<string, string>()
  const waiting = [`${name}.sol`]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const text = sources.get(path)
    if (text === undefined) throw new Error(`${name}.sol imports ${path}, which does not exist.`)
    found.set(path, text)
    waiting.push(...importsOf(path, text))
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function importsOf(path: string, text: string): readonly string[] {
  const statements = text.matchAll(/^import\s[^;]*?["']([^"']+)["']/gm)
  return [...statements].map(([, target = '']) => posix.join(posix.dirname(path), target))
}
