import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Files } from './runCodemod.ts'

/**
 * Folders of built or copied files beside a `package.json`; deeper, the names are the app's own.
 */
const built = new Set(['dist', 'build', 'out', 'coverage', 'public', 'vendor'])
const wanted = /(?:^|\/)package\.json$|\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/
const sizeLimit = 1_000_000

/**
 * Reads an app's sources. Skips installed and built files, hidden folders other than
 * Storybook's, and very large files.
 *
 * @param onSkipped Called with a folder below that may not be read, such as that of a database.
 */
export async function readFiles(
  folder: string,
  onSkipped: (path: string, reason: string) => void = () => {},
): Promise<Files> {
  const files = new Map<string, string>()
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entries = await readdir(next, { withFileTypes: true }).catch((error: unknown) => {
      if (next === folder || !isForbidden(error)) throw error
      onSkipped(relative(folder, next), error.message)
      return []
    })
    const isPackage = next === folder || entries.some(({ name }) => name === 'package.json')
    for (const entry of entries) {
      const path = join(next, entry.name)
      if (entry.isDirectory()) {
        const { name } = entry
        const isHidden = name.startsWith('.') && name !== '.storybook'
        const isSkipped = name === 'node_modules' || isHidden
        if (!isSkipped && !(isPackage && built.has(name))) waiting.push(path)
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

function isForbidden(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(?:EACCES|EPERM)$/.test(`${error.code}`)
}
