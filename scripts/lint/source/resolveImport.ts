import { dirname, join } from 'node:path/posix'
import type { SourceTree } from './SourceTree.ts'

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx']

/** Resolves a relative import to a file; undefined for packages and missing files. */
export function resolveImport(
  tree: SourceTree,
  fromPath: string,
  specifier: string,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = join(dirname(fromPath), specifier.replace(/\?.*$/, ''))
  return endings.map((ending) => target + ending).find((path) => tree.get(path) !== undefined)
}
