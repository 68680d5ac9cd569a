import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { oneShotAssertionsRule } from './oneShotAssertions.ts'

test.each([
  'expect(await rows.count()).toBe(2)',
  "expect(await rows.allTextContents()).toEqual(['a'])",
  "expect(await row.textContent()).toBe('a')",
  "expect(await row.isVisible(), 'seen').toBe(true)",
  'expect((await row.boundingBox())?.width).toBe(2)',
  'expect(await page.evaluate(() => scrollY)).toBe(0)',
  'expect((await wallet.log()).map(({ method }) => method)).toEqual([])',
  'expect(asked.length).toBeGreaterThan(1)',
  'expect(asked.filter(isOfList).length).toBeGreaterThanOrEqual(1)',
])('reports %s', (code) => {
  expect(findings(oneShotAssertionsRule, { 'e2e/app/a.spec.ts': code })).toHaveLength(1)
})

test.each([
  'await expect(rows).toHaveCount(2)',
  'await expect.poll(() => rows.count()).toBe(2)',
  'await expect.poll(async () => (await row.boundingBox())?.width).toBe(2)',
  'await expect(async () => { expect(await read()).toBe(2) }).toPass()',
  'await expect(async () => { await row.isVisible() }).toPass()',
  'expect(asked.length).toBeLessThan(3)',
])('accepts %s', (code) => {
  expect(findings(oneShotAssertionsRule, { 'e2e/app/a.spec.ts': code })).toEqual([])
})

test('ignores unit tests, whose values do not change asynchronously', () => {
  const code = 'expect(await store.count()).toBe(2)'
  expect(findings(oneShotAssertionsRule, { 'packages/a/b.test.ts': code })).toEqual([])
})
