/**
 * The folder of a build with the prerendered layouts: one file for each language, `de.json`, with
 * the HTML of `#app` by the path of the page. Hidden, so that no server sends it.
 */
export const prerenderedFolder = '.prerendered'

/** The path that stands for all addresses without a page. */
export const missingPath = '*'

/** The HTML of `#app` by the path of the page; `missingPath` for all other addresses. */
export type PrerenderedPages = Readonly<Record<string, string>>

/**
 * What a prerendered layout shows, as `data-prerendered` of `#app`. The browser takes the layout
 * over if it would draw the same, and else replaces it.
 */
export function prerenderedAs(language: string, path: string): string {
  return `${language} ${path}`
}

/** The path of a page without what makes no difference: case, and a slash at its end. */
export function plainPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}
