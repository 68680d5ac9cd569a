/** An entry of Vite's build manifest, as far as it is used here. */
export interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean | undefined
  /** Keys of the chunks that this one imports statically. */
  readonly imports?: readonly string[] | undefined
  readonly css?: readonly string[] | undefined
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export interface FirstView {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The files that a page needs before it can draw: its entry, all that this imports statically, their
 * styles, and the scripts that stand in the page beside the entry. Paths from the build's folder.
 *
 * @throws Error when the manifest has no entry, or imports what it does not hold.
 */
export function firstView(manifest: Manifest, page: string): FirstView {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}.`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('The manifest has no entry.')
  for (const entry of entries) visit(entry)
  for (const [, path] of page.matchAll(/<script\b[^>]*\bsrc="\/([^"?]+)/g)) {
    if (path) scripts.add(path)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
