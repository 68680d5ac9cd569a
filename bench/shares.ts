import type { Composition } from '../apps/shell/vite/composition.ts'

export interface Share {
  readonly name: string
  readonly bytes: number
}

/**
 * What each package weighs in the given scripts, largest first: of each script's compressed size, its part
 * by source size. An estimate, since packages do not compress alike.
 */
export function shares(
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
