import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entries, referenceSidebar } from './.vitepress/entries.mjs'
import { previewed } from './playground/previewed.ts'

test.each([
  ['@foyer/kit', 'packages/kit/src/index.ts', 'kit/src'],
  ['@foyer/kit/errors', 'packages/kit/src/errors.ts', 'kit/src/errors'],
  ['@foyer/auth/node', 'packages/auth/src/toNodeHandler.ts', 'auth/src/toNodeHandler'],
  ['@foyer/testkit/chains', 'packages/testkit/src/chains/index.ts', 'testkit/src/chains'],
])('the reference has a page for %s', (name, file, module) => {
  expect(entries).toContainEqual({ name, file, module })
})

test.each([
  '@foyer/kit/styles.css',
  '@foyer/auth/testing/browser',
  '@foyer/testkit/relay',
])('the reference has no page for %s', (name) => {
  expect(entries.map((entry) => entry.name)).not.toContain(name)
})

test('the sidebar has the components and hooks of the kit, each once', () => {
  const groups = referenceSidebar()
  const names = groups.flatMap(({ items }) => items.map(({ text }) => text))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining([...previewed, 'KitProvider', 'useKit', 'useTheme']))
  expect(names).not.toContain('KitError')
  // One group is open at a time.
  const open = groups.map(({ items }) => groups.length + items.length)
  expect(Math.max(...open)).toBeLessThanOrEqual(20)
})

test('no docstring has an angle bracket outside code, which the site would take for an element', async () => {
  const found: string[] = []
  for (const name of ['ui', 'kit', 'rainbowkit', 'auth', 'testkit']) {
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
