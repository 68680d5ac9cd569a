import { expect, test } from 'vitest'
import { parseCss } from './parseCss.ts'

test('splits nested rules, strings, comments and brackets', () => {
  const sheet = parseCss(
    '/* .no { a: b } */ .a, .b > i { color: red; background: url(data:x;y) }\n' +
      '@media (width < 1px) { .c { &:is(.d, .e) { content: "}" } } }',
  )
  expect(sheet.selectors.map(({ text }) => text)).toEqual([
    '.a, .b > i',
    '@media (width < 1px)',
    '.c',
    '&:is(.d, .e)',
  ])
  expect(sheet.declarations.map(({ property, value }) => `${property}=${value}`)).toEqual([
    'color=red',
    'background=url(data:x;y)',
    'content="}"',
  ])
})

test('an at-rule without a body is no declaration', () => {
  expect(parseCss('@import "a.css"; .a { --x: 1px }').declarations).toEqual([
    expect.objectContaining({ property: '--x', value: '1px' }),
  ])
})
