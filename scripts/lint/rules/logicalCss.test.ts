import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { logicalCssRule } from './logicalCss.ts'

const check = (css: string) => findings(logicalCssRule, { 'packages/kit/src/ui/A.module.css': css })

test.each([
  ['margin-left: 4px', 'margin-inline-start'],
  ['padding-right: 4px', 'padding-inline-end'],
  ['left: 0', 'inset-inline-start'],
  ['right: 0', 'inset-inline-end'],
  ['border-left: 1px solid', 'border-inline-start'],
  ['border-top-left-radius: 4px', 'border-start-start-radius'],
  ['border-bottom-right-radius: 4px', 'border-end-end-radius'],
  ['text-align: left', 'use start or end'],
  ['float: right', 'use start or end'],
  ['margin: 0 4px 0 8px', '-inline'],
  ['padding: 0 var(--a, 1px) 0 calc(2px + 1px)', '-inline'],
])('reports %s', (declaration, advice) => {
  expect(check(`.a {\n  ${declaration};\n}`)).toEqual([
    expect.stringMatching(/^packages\/kit\/src\/ui\/A\.module\.css:2 /),
  ])
  expect(check(`.a { ${declaration} }`)[0]).toContain(advice)
})

test.each([
  'margin-inline-start: 4px',
  'inset-block-start: 0',
  'width: 10px',
  'height: 10px',
  'text-align: start',
  'margin: 0 4px',
  'margin: 0 4px 2px 4px',
  'border-radius: 20px 20px 0 0',
  '--left: 4px',
  'background: url("a;left:0;.png")',
  'content: "left: 0; right: 0"',
])('accepts %s', (declaration) => {
  expect(check(`.a { ${declaration}; }`)).toEqual([])
})

test('looks into nested rules and media queries, not into comments', () => {
  expect(check('@media (width < 768px) { .a { &:hover { left: 0 } } }')).toHaveLength(1)
  expect(check('/* left: 0; */ .a { color: red }')).toEqual([])
})

test('!important needs its reason on the same line', () => {
  expect(check('.a { color: red !important; }')).toEqual([
    expect.stringContaining('!important cannot be overridden'),
  ])
  expect(check('.a { color: red !important; } /* beats the host page reset */')).toEqual([])
})
