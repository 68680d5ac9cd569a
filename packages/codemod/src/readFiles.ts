import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Files } from './runCodemod.ts'

const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public', 'vendor'])
const wanted = /(?:^|\/)package\.json$|\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/
const sizeLimit = 1_000_000

/** Reads an app's sources. Skips installed and built files, hidden folders and very large files. */
export async function readFiles(folder: string): Promise<Files> {
  const files = new Map<string, string>()
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of await readdir(next, { withFileTypes: true })) {
      const path = join(next, entry.name)
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name) && !entry.name.startsWith('.')) waiting.push(path)
        continue
      }
      if (!entry.isFile()) continue
      const name = relative(folder, path).split(sep).join('/')
      if (!wanted.test(name) || name.endsWith('.d.ts')) continue
      if ((await stat(path)).size <= sizeLimit) files.set(name, await readFile(path, 'utf8'))
    }
  }
  return files
}
