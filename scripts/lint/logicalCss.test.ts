import { join } from 'node:path'
import stylelint from 'stylelint'
import { expect, test } from 'vitest'

const configFile = join(import.meta.dirname, '../../stylelint.config.js')

async function warnings(code: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, configFile })
  return results.flatMap(({ warnings: found }) => found.map(({ line, text }) => `${line} ${text}`))
}

test.each([
  'margin-left: 4px',
  'padding-right: 4px',
  'left: 0',
  'right: 0',
  'border-left: 1px solid',
  'border-top-left-radius: 4px',
  'border-bottom-right-radius: 4px',
  'scroll-margin-left: 1px',
  'text-align: left',
  'float: right',
  'margin: 0 4px 0 8px',
  'padding: 0 var(--a, 1px) 0 calc(2px + 1px)',
])('reports %s', async (declaration) => {
  expect(await warnings(`.a {\n  ${declaration};\n}`)).toEqual([expect.stringMatching(/^2 /)])
})

test.each([
  'margin-inline-start: 4px',
  'inset-block-start: 0',
  'top: 0',
  'width: 10px',
  'height: 10px',
  'text-align: start',
  'margin: 0 4px',
  'margin: 0 4px 2px 4px',
  'padding: 0 calc(1px + var(--a)) 0 calc(1px + var(--a))',
  'border-radius: 20px 20px 0 0',
  '--left: 4px',
  'background: url("a;left:0;.png")',
  'content: "left: 0; right: 0"',
])('accepts %s', async (declaration) => {
  expect(await warnings(`.a { ${declaration}; }`)).toEqual([])
})

test('checks media queries, not comments', async () => {
  const inQuery = '@media (width < 768px) { .a:focus { left: 0 } }'
  expect(await warnings(inQuery)).toEqual([expect.stringContaining('left')])
  expect(await warnings('/* left: 0; */ .a { color: red }')).toEqual([])
})

test('requires hover styles inside a hover media query, since they would stick after a touch', async () => {
  const style = '.a:hover, .b { color: red }'
  expect(await warnings(style)).toEqual([expect.stringContaining('hover')])
  expect(await warnings(`@media (hover: hover) { ${style} }`)).toEqual([])
})
