import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
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

test('no docstring has an angle bracket outside code, which the site would take for an element', async () => {
  const found: string[] = []
  for (const name of ['kit', 'auth', 'testkit']) {
    const source = join(import.meta.dirname, '../packages', name, 'src')
    for (const path of await readdir(source, { recursive: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(path)) continue
      const text = readFileSync(join(source, path), 'utf8')
      for (const [docstring] of text.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
        const prose = docstring.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')
        if (/<\/?[a-z]/i.test(prose)) found.push(`${name}/${path}: ${prose}`)
      }
    }
  }
  expect(found).toEqual([])
})
