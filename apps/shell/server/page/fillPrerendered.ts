import { join } from 'node:path'
import { isRecord } from '../../config/guards.ts'
import {
  missingPath,
  type Preloads,
  type PrerenderedPages,
  pagePathOf,
  preloadsFile,
  prerenderedAs,
  prerenderedFolder,
} from '../../config/prerendered.ts'
import { readJson } from '../readJson.ts'

/**
 * The prerendered layouts of a build in one language; undefined if the build has none, as that of
 * `npm run dev`.
 */
export async function readPrerendered(
  distDir: string,
  lang: string,
): Promise<PrerenderedPages | undefined> {
  const pages = await readJson(join(distDir, prerenderedFolder, `${lang}.json`))
  return isTexts(pages) ? pages : undefined
}

/** The preloads of a build; undefined if the build has none. */
export async function readPreloads(distDir: string): Promise<Preloads | undefined> {
  const found = await readJson(join(distDir, prerenderedFolder, preloadsFile))
  if (!isRecord(found)) return undefined
  const { languages, pages } = found
  return isTexts(pages) && isTexts(languages) ? { pages, languages } : undefined
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((html) => typeof html === 'string')
}

/** The key of an address's layout. */
export function prerenderedPath(pages: PrerenderedPages, pathname: string): string {
  return pagePathOf((path) => Object.hasOwn(pages, path), pathname) ?? missingPath
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

/** Puts the links that load a page's own code and texts at the end of the built HTML's head. */
export function fillPreloads(
  html: string,
  lang: string,
  path = missingPath,
  preloads: Preloads | undefined,
): string {
  const links = [preloads?.languages[lang], preloads?.pages[path]].join('')
  return html.replace('</head>', () => `${links}</head>`)
}
