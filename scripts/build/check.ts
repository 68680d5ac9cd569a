import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/root.mjs'
import { differences, type Hashes, hashesFile, hashesOf, hashOf, parseHashes } from './hashes.ts'
import type { Preloads } from './preloads.ts'
import { type PrerenderedPages, preloadsFile, prerenderedFolder } from './prerender.ts'

// npx node scripts/build/check.ts: compares the build in this folder with its list; with
// --url https://app.example.org, what a site serves with the build here.

const { values } = parseArgs({ options: { url: { type: 'string' } } })
const folder = join(root, 'apps/shell/dist/production')

try {
  const listed = parseHashes(await readFile(join(folder, hashesFile), 'utf8'))
  const found = values.url ? await servedBy(new URL(values.url), listed) : await hashesOf(folder)
  const lines = differences(listed, found)
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exitCode = 1
  else console.log(`${listed.size} files are as listed.`)
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(isMissing ? 'There is no build to compare with. Run: npm run build' : error)
  process.exitCode = 1
}

/** The hashes of the listed files as a site serves them. */
async function servedBy(site: URL, listed: Hashes): Promise<Hashes> {
  const prerendered = join(folder, prerenderedFolder)
  const layouts: PrerenderedPages = JSON.parse(await readFile(join(prerendered, 'en.json'), 'utf8'))
  const preloads: Preloads = JSON.parse(await readFile(join(prerendered, preloadsFile), 'utf8'))
  const found = new Map<string, string>()
  for (const path of listed.keys()) {
    const response = await fetch(new URL(path === 'index.html' ? '/' : `/${path}`, site))
    if (!response.ok) continue
    const content = new Uint8Array(await response.arrayBuffer())
    found.set(path, hashOf(path, content, layouts['/'], preloads.pages['/']))
  }
  return found
}
