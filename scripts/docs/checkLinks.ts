import { readdir, readFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'

/** What `checkLinks` found. */
export interface CheckedLinks {
  readonly pages: number
  /** Links that lead nowhere, as `page: link`. */
  readonly dead: readonly string[]
}

/**
 * Checks every link of a built site: that its page exists, and that the page has the heading. Links
 * to other sites are not followed.
 *
 * @param base Path that the site is served under, with slashes at both ends.
 */
export async function checkLinks(folder: string, base: string): Promise<CheckedLinks> {
  const pages = new Map<string, string>()
  const files = new Set<string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    files.add(path)
    if (path.endsWith('.html')) pages.set(path, await readFile(join(folder, path), 'utf8'))
  }
  const dead: string[] = []
  for (const [page, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
      if (!leadsSomewhere(href.replaceAll('&amp;', '&'), page)) dead.push(`${page}: ${href}`)
    }
  }
  return { pages: pages.size, dead: [...new Set(dead)] }

  function leadsSomewhere(href: string, from: string): boolean {
    if (/^[a-z]+:/.test(href)) return true
    const url = new URL(href, `http://site${posix.join(base, from)}`)
    if (!url.pathname.startsWith(base)) return false
    const path = decodeURIComponent(url.pathname.slice(base.length))
    const names = [path, `${path}.html`, posix.join(path, 'index.html')]
    const name = names.find((candidate) => files.has(candidate))
    if (name === undefined) return false
    const id = decodeURIComponent(url.hash.slice(1))
    const html = pages.get(name)
    return id === '' || html === undefined || html.includes(`id="${id}"`)
  }
}
