import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPaths } from 'node:path/posix'

/** The text files of the repository, by path from its root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>

/** Checks the whole repository. Returns `path:line: what is wrong and how to fix it`. */
export type Rule = (sources: Sources) => readonly string[]

/** Reads a repository, except for what git ignores. */
export function readSources(root: string): Sources {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  const present = paths.filter((path) => path !== '' && existsSync(join(root, path)))
  const texts = present.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  return new Map(texts.filter(([, text]) => !text.includes('\0')))
}

export function isCode(path: string): boolean {
  return /\.(?:m?[jt]s|[jt]sx)$/.test(path)
}

/** `message` with the place in the file before it. */
export function located(path: string, text: string, offset: number, message: string): string {
  return `${path}:${text.slice(0, offset).split('\n').length}: ${message}`
}

const importEndings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx']

/** The path of a relative import; undefined for packages and missing files. */
export function importedPath(
  sources: Sources,
  from: string,
  specifier: string,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = joinPaths(dirname(from), specifier.replace(/\?.*$/, ''))
  return importEndings.map((ending) => target + ending).find((path) => sources.has(path))
}
