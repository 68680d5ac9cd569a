/**
 * The folder of a build with the prerendered layouts: one file for each language, `de.json`, with
 * the HTML of `#app` by the path of the page; and the preloads. Hidden, so that no server sends it.
 */
export const prerenderedFolder = '.prerendered'

/** The file of that folder with the build's `Preloads`. */
export const preloadsFile = 'preloads.json'

/** HTML links that load early what a page needs besides the entry. */
export interface Preloads {
  /** By the path of the page. */
  readonly pages: Readonly<Record<string, string>>
  /** By language; English is part of the entry. */
  readonly languages: Readonly<Record<string, string>>
}

/** The path that stands for every address without a page. */
export const missingPath = '*'

/** The HTML of `#app` by the path of the page; `missingPath` for all other addresses. */
export type PrerenderedPages = Readonly<Record<string, string>>

/**
 * What a prerendered layout shows, as `data-prerendered` of `#app`. The browser hydrates the layout
 * if it would draw the same one, and replaces it otherwise.
 */
export function prerenderedAs(language: string, path: string): string {
  return `${language} ${path}`
}

/** The path of a page in `paths` that an address belongs to: its own, or '/name/*'. */
export function pagePathOf(hasPage: (path: string) => boolean, path: string): string | undefined {
  const plain = plainPath(path)
  return [plain, `${plain.slice(0, plain.lastIndexOf('/') + 1)}*`].find(hasPage)
}

/** Normalises a page's path: lower case, without its file `index.html` or trailing slashes. */
export function plainPath(path: string): string {
  const folder = path.toLowerCase().replace(/\/index\.html$/, '')
  // From the start, since `/\/+$/` takes quadratic time for slashes inside the path.
  return folder.replace(/^(.*[^/])?\/*$/, '$1') || '/'
}
