// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { followSmallRem } from './followSmallRem.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
})

/** A page with these text sizes of its root and of the visitor, in px. */
function pageWith(root: number, visitor: number): string {
  vi.stubGlobal('getComputedStyle', (element: Element) => {
    const { style } = document.documentElement
    const fontSize = `${element === document.documentElement ? root : visitor}px`
    return { fontSize, getPropertyValue: (name: string) => style.getPropertyValue(name) }
  })
  followSmallRem()
  return document.documentElement.style.getPropertyValue('--k-rem')
}

test.each([
  ['62.5 % of the usual size', 10, 16, '1.6rem'],
  ["62.5 % of the visitor's larger text", 12.5, 20, '1.6rem'],
  ['the usual size', 16, 16, ''],
  ["a page's own larger text", 18, 16, ''],
  ["a page's own smaller text", 14, 16, ''],
])('%s', (_, root, visitor, rem) => {
  expect(pageWith(root, visitor)).toBe(rem)
  expect(document.body.childElementCount).toBe(0)
})

test('a value set by the page is kept', () => {
  document.documentElement.style.setProperty('--k-rem', '16px')
  expect(pageWith(10, 16)).toBe('16px')
})
