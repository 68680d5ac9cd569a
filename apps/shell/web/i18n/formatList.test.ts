import { expect, it } from 'vitest'
import { formatList } from './formatList.ts'

it('joins the items in words', () => {
  expect(formatList('en', ['Base', 'Sei', 'Mint'])).toBe('Base, Sei, and Mint')
  expect(formatList('en', ['Base', 'Sei', 'Mint'], 'unit')).toBe('Base, Sei, Mint')
})

it.each([
  'ar',
  'fa',
])('leaves no Latin letter to decide the direction of a list in %s', (locale) => {
  const list = formatList(locale, ['Base', 'Sei'])
  expect(list).toContain('\u2068Base\u2069')
  expect(list.replaceAll(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(/[a-z]/i)
})
