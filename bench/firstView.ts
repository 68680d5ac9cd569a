/** The used fields of an entry in Vite's build manifest. */
export interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean | undefined
  /** Keys of the statically imported chunks. */
  readonly imports?: readonly string[] | undefined
  readonly css?: readonly string[] | undefined
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export interface FirstView {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The files a page needs before it can render: its entry, everything that imports statically, their
 * styles, and the other scripts in the page. Paths are relative to the build's folder.
 *
 * @throws Error when the manifest has no entry or lacks an imported chunk
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
