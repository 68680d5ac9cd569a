import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFiles } from './readFiles.ts'

test('skips what is installed or built, but no source folder of such a name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-codemod-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sources = [
    'package.json',
    'src/public/page.tsx',
    'packages/lib/package.json',
    'packages/lib/src/build/main.ts',
    '.storybook/preview.tsx',
  ]
  const others = [
    'public/widget.js',
    'build/app.js',
    'packages/lib/build/lib.js',
    'src/.cache/page.tsx',
    'src/node_modules/lib/package.json',
    'src/types.d.ts',
  ]
  for (const name of [...sources, ...others]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '{}')
  }
  expect([...(await readFiles(folder)).keys()].sort()).toEqual(sources.sort())
})
