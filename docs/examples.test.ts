import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeBlocks } from '../scripts/docs/codeBlocks.ts'

const examples = join(import.meta.dirname, '../examples')
const names = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Pages that show the files of an example, which browser tests build and use. */
const pages = {
  'start/vite.md': 'vite',
  'start/next.md': 'next-app-router',
  'start/react-router.md': 'react-router',
  'start/tanstack-start.md': 'tanstack-start',
  'recipes/custom-button.md': 'custom-button',
  'recipes/own-wagmi-config.md': 'own-wagmi-config',
  'recipes/testing.md': 'playwright-tests',
}

test.each(Object.entries(pages))('%s shows the files of examples/%s', (page, example) => {
  const blocks = codeBlocks(readFileSync(join(import.meta.dirname, page), 'utf8'))
  const shown = blocks.filter(({ file }) => file !== undefined)
  expect(shown.length).toBeGreaterThan(0)
  for (const { code, file = '' } of shown) {
    expect(`${code}\n`, file).toBe(readFileSync(join(examples, example, file), 'utf8'))
  }
})

test('the recipe for tests shows the configs that its tests need', () => {
  const page = readFileSync(join(import.meta.dirname, 'recipes/testing.md'), 'utf8')
  const files = codeBlocks(page).map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['playwright.config.ts', 'vite.config.ts']))
})

test("the kit's README starts with the app of examples/vite", () => {
  const readme = readFileSync(join(examples, '../packages/kit/README.md'), 'utf8')
  const [first] = codeBlocks(readme)
  expect(`${first?.code}\n`).toBe(readFileSync(join(examples, 'vite/src/App.tsx'), 'utf8'))
})

test('every example has a description and a browser test', () => {
  const tests = ['examples.spec.ts', 'testkit.spec.ts']
    .map((file) => readFileSync(join(examples, '../e2e/packages', file), 'utf8'))
    .join()
  const list = readFileSync(join(examples, 'README.md'), 'utf8')
  for (const name of names) {
    expect(existsSync(join(examples, name, 'README.md')), name).toBe(true)
    expect(list).toContain(`](${name})`)
    expect(tests).toContain(`'${name}'`)
  }
})
