import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { forbiddenCodeRule } from './forbiddenCode.ts'

const check = (code: string, path = 'packages/kit/src/ui/a.tsx') =>
  findings(forbiddenCodeRule, { [path]: code })

test.each([
  'node.innerHTML = text',
  'node.insertAdjacentHTML("beforeend", text)',
  'document.write(text)',
  'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />',
  'eval(text)',
  'new Function(text)',
  'export const id = Math.random()',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a template.
  'export const cut = `${address.slice(0, 6)}…${address.slice(-4)}`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a template.
  'export const cut = `(${address.substring(0, 6)}...${address.slice(-4)})`',
])('reports %s', (code) => {
  expect(check(code)).toHaveLength(1)
})

test.each([
  'node.textContent = text',
  'stream.write(text)',
  'crypto.getRandomValues(bytes)',
  "export const words = 'innerHTML and Math.random()'",
])('accepts %s', (code) => {
  expect(check(code)).toEqual([])
})

test('lets shortenAddress cut addresses', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a template.
  const code = 'export const cut = `${address.slice(0, 4)}…${address.slice(-4)}`'
  expect(check(code, 'packages/kit/src/format/shortenAddress.ts')).toEqual([])
})

test('leaves tests alone', () => {
  expect(check('Math.random()', 'packages/kit/src/ui/a.test.ts')).toEqual([])
})
