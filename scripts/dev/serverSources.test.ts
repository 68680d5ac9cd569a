import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { root } from '../lib/root.ts'
import { serverSources } from './serverSources.ts'

/** Packages of the repository that the server's code imports while it runs, as paths. */
async function importedPackages(): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const folder of ['apps/shell/server', 'apps/shell/config']) {
    for (const file of await readdir(join(root, folder), { recursive: true })) {
      if (!/\.ts$/.test(file) || /\.test\.ts$|^testing/.test(file)) continue
      const text = await readFile(join(root, folder, file), 'utf8')
      const imports = text.matchAll(
        /^import (?!type)[^;]*?from '(@foyer\/[^']+)'|import\('(@foyer\/[^']+)'\)/gm,
      )
      for (const [, first, second] of imports) {
        const path = fileURLToPath(import.meta.resolve(first ?? second ?? ''))
        found.add(relative(root, path).replaceAll('\\', '/'))
      }
    }
  }
  return [...found].filter((path) => !path.startsWith('packages/kit/'))
}

const isSource = (path: string) =>
  [...serverSources].some(
    ([folder, files]) => path.startsWith(`${folder}/`) && files.test(path.slice(folder.length + 1)),
  )

it('contains every package of the repository that the server runs', async () => {
  const paths = await importedPackages()
  expect(paths.length).toBeGreaterThan(3)
  expect(paths.filter((path) => !isSource(path))).toEqual([])
})

it.each([
  ['apps/shell/server/app.ts', true],
  ['apps/shell/server/app.test.ts', false],
  ['apps/shell/web/features/vault/policy.ts', true],
  ['apps/shell/web/features/vault/VaultPage.tsx', false],
  ['apps/shell/web/features/vault/state/readVault.ts', false],
])('says whether %s restarts the server: %s', (path, restarts) => {
  expect(isSource(path)).toBe(restarts)
})
