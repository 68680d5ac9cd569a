import { entriesOf, filesOf, type Manifest } from '../scripts/build/manifest.ts'

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
  const files = [...filesOf(manifest, entriesOf(manifest))]
  const inPage = [...page.matchAll(/<script\b[^>]*\bsrc="\/([^"?]+)/g)].map(([, path = '']) => path)
  const scripts = new Set([...files.filter((file) => !file.endsWith('.css')), ...inPage])
  return { scripts: [...scripts], styles: files.filter((file) => file.endsWith('.css')) }
}
