import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.mjs'
import { docsUrl, packageNames, programNames, repositoryUrl } from './packages.ts'
import { publishedManifest } from './writeManifest.ts'

test.each([
  ...packageNames,
  ...programNames,
])('%s names its guide and its sources', async (name) => {
  const { homepage, private: isPrivate, repository } = await publishedManifest(name, {})
  const page = String(homepage).replace(`${docsUrl}/`, '')
  expect(existsSync(join(root, `docs/${page}.md`)), page).toBe(true)
  expect(repository).toEqual({
    type: 'git',
    url: `git+${repositoryUrl}.git`,
    directory: `packages/${name}`,
  })
  expect(isPrivate).toBeUndefined()
})
