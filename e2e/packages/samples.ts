import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeBlocks } from '../../scripts/docs/codeBlocks.ts'
import { root } from '../../scripts/lib/root.mjs'

/**
 * The named files that a page of the documentation shows, verbatim: all, or only the given ones.
 */
export async function samplesOf(
  page: string,
  ...files: readonly string[]
): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(root, 'docs', page), 'utf8')
  const all = codeBlocks(text).flatMap(({ code, file }) => (file ? [[file, code] as const] : []))
  for (const file of files) {
    if (!all.some(([name]) => name === file)) throw new Error(`${page} does not show ${file}.`)
  }
  return Object.fromEntries(all.filter(([file]) => files.length === 0 || files.includes(file)))
}
