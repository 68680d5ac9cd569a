import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Texts of an app's files by path, with forward slashes, relative to the app's folder. */
export type Files = ReadonlyMap<string, string>

/** The text of a file of the app, or of a package that it installed; undefined without it. */
export type ReadText = (path: string) => string | undefined

/**
 * Folders of built or copied files beside a `package.json`; deeper, the names are the app's own.
 */
const built = new Set(['dist', 'build', 'out', 'coverage', 'public', 'vendor'])
const wanted =
  /(?:^|\/)(?:package|[jt]sconfig[^/]*)\.json$|\.(?:[cm]?[jt]sx?|css|scss|sass|less|patch)$/
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

/** Reads further files of an app by their path, such as those of installed packages, once each. */
export function readMore(folder: string): ReadText {
  const texts = new Map<string, string | undefined>()
  return (path) => {
    if (!texts.has(path)) {
      const file = join(folder, path)
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile()
      texts.set(path, isFile ? readFileSync(file, 'utf8') : undefined)
    }
    return texts.get(path)
  }
}
