import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Inputs of the page's bundle, relative to the repository. `*` matches any folder. */
const INPUTS: readonly string[] = [
  'apps/shell/demo',
  'apps/shell/web',
  'apps/shell/config',
  'apps/shell/public',
  'apps/shell/index.html',
  'apps/shell/vite.config.ts',
  'apps/shell/package.json',
  'packages/*/src',
  'packages/*/package.json',
  'contracts',
  'apps/shell/vite',
  'scripts/build',
  'package-lock.json',
  'tsconfig.json',
]

const NOT_INPUT = /(?:^|\/)(?:node_modules|dist)(?:\/|$)|\.test\.tsx?$/

/**
 * A checksum of the names and contents of all inputs. The same checksum means the same bundle.
 *
 * @param more further inputs, relative to the repository.
 */
export async function inputsHash(root: string, more: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256')
  const places = (
    await Promise.all([...INPUTS, ...more].map((place) => expand(root, place)))
  ).flat()
  const files = (await Promise.all(places.map((place) => filesOf(root, place)))).flat()
  for (const file of files.sort()) {
    const content = await readFile(join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

async function expand(root: string, place: string): Promise<string[]> {
  const [before, after] = place.split('/*/')
  if (before === undefined || after === undefined) return [place]
  const entries = await readdir(join(root, before), { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${before}/${name}/${after}`)
}

/** Files at or below a path, relative to the root, with `/`. None if the path does not exist. */
async function filesOf(root: string, place: string): Promise<string[]> {
  const found = await stat(join(root, place)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [place]
  const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !NOT_INPUT.test(file))
}
