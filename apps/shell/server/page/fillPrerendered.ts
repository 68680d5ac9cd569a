import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  missingPath,
  type PrerenderedPages,
  plainPath,
  prerenderedAs,
  prerenderedFolder,
} from '../../config/prerendered.ts'

/** The prerendered layouts of a build in one language; undefined if the build has none. */
export async function readPrerendered(
  distDir: string,
  lang: string,
): Promise<PrerenderedPages | undefined> {
  try {
    const pages: unknown = JSON.parse(
      await readFile(join(distDir, prerenderedFolder, `${lang}.json`), 'utf8'),
    )
    return isPages(pages) ? pages : undefined
  } catch {
    // The build of `npm run dev` has no layouts.
    return undefined
  }
}

function isPages(value: unknown): value is PrerenderedPages {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((html) => typeof html === 'string')
}

/** The key of an address's layout. */
export function prerenderedPath(pages: PrerenderedPages, pathname: string): string {
  const path = plainPath(pathname)
  return Object.hasOwn(pages, path) ? path : missingPath
}

/** Puts the layout at a path into the built HTML. Without one, the browser draws it. */
export function fillPrerendered(
  html: string,
  lang: string,
  path = missingPath,
  pages: PrerenderedPages = {},
): string {
  const layout = pages[path]
  if (layout === undefined) return html
  return html.replace(
    '<div id="app"></div>',
    () => `<div id="app" data-prerendered="${prerenderedAs(lang, path)}">${layout}</div>`,
  )
}
