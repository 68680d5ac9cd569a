import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds subresource integrity (sha384) for the scripts and styles of every page of the build. Reads
 * the written files, so that no later step of the bundler can invalidate the hashes.
 */
export function integrity(): Plugin {
  let base = '/'
  return {
    name: 'foyer:integrity',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options, bundle) {
        const folder = options.dir ?? '.'
        const pages = Object.keys(bundle).filter((file) => file.endsWith('.html'))
        for (const page of pages) {
          const file = join(folder, page)
          const html = await readFile(file, 'utf8')
          const read = (path: string) => readFile(join(folder, path.slice(base.length)))
          await writeFile(file, await addIntegrity(html, read))
        }
      },
    },
  }
}

/**
 * The page with an `integrity` attribute on each script and style (module preloads included) that
 * the page's own origin serves. `read` returns the bytes of a path as written in the page, such as
 * `/assets/x.js`.
 */
export async function addIntegrity(
  html: string,
  read: (path: string) => Promise<Uint8Array>,
): Promise<string> {
  const sums = new Map<string, string>()
  for (const [tag] of html.matchAll(TAGS)) {
    const path = guardedPath(tag)
    if (path === undefined || sums.has(path)) continue
    const hash = createHash('sha384')
    sums.set(path, `sha384-${hash.update(await read(path)).digest('base64')}`)
  }
  return html.replace(TAGS, (tag) => {
    const sum = sums.get(guardedPath(tag) ?? '')
    return sum ? tag.replace(/\s*\/?>$/, ` integrity="${sum}">`) : tag
  })
}

const TAGS = /<(?:script|link)\b[^>]*>/g

/** The path that a tag loads, if it is a script or style that has no `integrity` yet. */
function guardedPath(tag: string): string | undefined {
  if (/\bintegrity=/.test(tag)) return undefined
  const isScript = tag.startsWith('<script')
  if (!isScript && !/\brel="(?:stylesheet|modulepreload)"/.test(tag)) return undefined
  const path = (isScript ? /\bsrc="([^"]*)"/ : /\bhref="([^"]*)"/).exec(tag)?.[1]
  return path?.startsWith('/') && !path.startsWith('//') ? path.split('?')[0] : undefined
}
