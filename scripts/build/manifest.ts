/** The used fields of an entry in Vite's build manifest. */
export interface Chunk {
  readonly file: string
  readonly name?: string | undefined
  readonly isEntry?: boolean | undefined
  /** Keys of the statically imported chunks. */
  readonly imports?: readonly string[] | undefined
  readonly css?: readonly string[] | undefined
}

export type Manifest = Readonly<Record<string, Chunk>>

/** @throws Error when the manifest has no entry */
export function entriesOf(manifest: Manifest): readonly string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('The manifest has no entry.')
  return entries
}

/**
 * The scripts and styles of modules and of everything that they import statically. Paths are
 * relative to the build's folder.
 *
 * @throws Error when the manifest lacks one of them
 */
export function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set(keys)
  const files = new Set<string>()
  // A set's iteration includes values that are added during it.
  for (const key of found) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no file of its own for ${key}.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) found.add(imported)
  }
  return files
}
