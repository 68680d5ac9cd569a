import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** Where the sources stand. Each file directly in it holds one contract of the same name; `lib/` holds what they import. */
export const sourceFolder = join(import.meta.dirname, 'src')

/** The sources by their path below {@link sourceFolder}, in order of the path. */
export type Sources = ReadonlyMap<string, string>

/** Reads every `.sol` file. Line ends are made the same everywhere, as they are part of the hash. */
export async function readSources(folder: string = sourceFolder): Promise<Sources> {
  const files = await readdir(folder, { recursive: true })
  const paths = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.sol'))
    .sort()
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return new Map(paths.map((path, index) => [path, (texts[index] ?? '').replaceAll('\r\n', '\n')]))
}

/** The names of the contracts that get a generated file: the source files that are not in a folder of their own. */
export function contractNames(sources: Sources): readonly string[] {
  return [...sources.keys()].filter((path) => !path.includes('/')).map((path) => path.slice(0, -4))
}

/**
 * A contract's file and all that it imports, in order of the path.
 * @throws on an import of something that is not among the sources
 */
export function sourcesOf(name: string, sources: Sources): Sources {
  const found = new Map<string, string>()
  const waiting = [`${name}.sol`]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const text = sources.get(path)
    if (text === undefined) throw new Error(`${name}.sol imports ${path}, which is not there.`)
    found.set(path, text)
    waiting.push(...importsOf(path, text))
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function importsOf(path: string, text: string): readonly string[] {
  const statements = text.matchAll(/^import\s[^;]*?["']([^"']+)["']/gm)
  return [...statements].map(([, target = '']) => posix.join(posix.dirname(path), target))
}
