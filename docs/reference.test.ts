import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestOf } from '../scripts/packages/packages.ts'

/** Entries of the repository alone, which are not in the published packages. */
const internal = /^\.\/(?:testing\/|demo-phone$|demo-wallet$|fixtures$|phone$|relay$)|\.css$/

const sidebar = readFileSync(join(import.meta.dirname, '.vitepress/config.ts'), 'utf8')

/** The files that the reference is made of. */
async function documentedFiles(): Promise<readonly string[]> {
  const path = './.vitepress/typedoc.mjs'
  const { default: options } = (await import(path)) as { default: { entryPoints: string[] } }
  return options.entryPoints
}

test.each([
  'kit',
  'auth',
  'testkit',
] as const)('the reference has a page for every entry of %s', async (name) => {
  const { exports } = await manifestOf(name)
  const entries = Object.entries(exports).filter(([entry]) => !internal.test(entry))
  const files = entries.map(([, file]) => `../../packages/${name}/${file.replace('./', '')}`)
  expect(await documentedFiles()).toEqual(expect.arrayContaining(files))

  const names = entries.map(([entry]) => `'@foyer/${name}${entry.slice(1)}'`)
  expect(names.filter((each) => !sidebar.includes(each))).toEqual([])
})
