import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The list of hashes in a build's folder, in the format of `sha256sum`. */
export const hashesFile = 'hashes.txt'

/** The hash of each file that a browser can get, by its path. */
export type Hashes = ReadonlyMap<string, string>

// Compressed copies have the same content, and `.vite` and `.hash` are the build's own files. What
// is in `.well-known` is served.
const notServed = /^\.(?!well-known\/)|\/\.|\.(?:br|gz|zst)$/

export async function hashesOf(folder: string): Promise<Hashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !notServed.test(path) && path !== hashesFile)
    .sort()
  const hashes = new Map<string, string>()
  for (const path of paths) hashes.set(path, hashOf(path, await readFile(join(folder, path))))
  return hashes
}

/**
 * The hash of a file. Ignores what the server fills into the page: the settings, and exactly this
 * prerendered layout and these preloads.
 */
export function hashOf(path: string, content: Uint8Array, layout = '', preloads = ''): string {
  const isPage = path === 'index.html'
  const counted = isPage ? asBuilt(Buffer.from(content).toString(), layout, preloads) : content
  return createHash('sha256').update(counted).digest('hex')
}

function asBuilt(html: string, layout: string, preloads: string): string {
  const prerendered = `<div id="app" data-prerendered="en /">${layout}</div>`
  return html
    .replace(prerendered, '<div id="app"></div>')
    .replace(`${preloads}</head>`, '</head>')
    .replace(/(<script id="foyer-deployment"[^>]*>)[^<]*/, '$1')
    .replace(/<html lang="[\w-]+" dir="\w+"/, '<html lang="en" dir="ltr"')
}

export async function writeHashes(folder: string): Promise<void> {
  const lines = [...(await hashesOf(folder))].map(([path, hash]) => `${hash}  ${path}\n`)
  await writeFile(join(folder, hashesFile), lines.join(''))
}

/** Reads a list of hashes. Throws for an invalid line. */
export function parseHashes(text: string): Hashes {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      if (hash === undefined || path === undefined) throw new Error(`Not a hash: ${line}`)
      return [path, hash]
    }),
  )
}

/** The differences between a list and the files found, one line per file. */
export function differences(listed: Hashes, found: Hashes): readonly string[] {
  const paths = [...new Set([...listed.keys(), ...found.keys()])].sort()
  return paths.flatMap((path) => {
    if (listed.get(path) === found.get(path)) return []
    if (!found.has(path)) return [`missing: ${path}`]
    return [`${listed.has(path) ? 'different' : 'not listed'}: ${path}`]
  })
}
