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

test('leaves tests alone', () => {
  expect(check('Math.random()', 'packages/kit/src/ui/a.test.ts')).toEqual([])
})
