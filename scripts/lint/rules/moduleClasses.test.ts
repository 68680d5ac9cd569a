import { expect, test } from 'vitest'
import { moduleClasses } from './moduleClasses.ts'

const sheet = 'packages/ui/src/A.module.css'
const check = (css: string, code: string, more: Record<string, string> = {}) =>
  moduleClasses(
    new Map([
      [sheet, css],
      ['packages/ui/src/A.tsx', `import styles from './A.module.css'\n${code}`],
      ...Object.entries(more),
    ]),
  )
const computed = "export const a = (kind: 'accent' | 'ghost') => styles[kind]"

test.each([
  ['.root {}', 'export const a = [styles.root, styles.title]', `${sheet} has no class 'title'`],
  ['.root {}\n.root .old:hover {}', 'export const a = styles.root', "class 'old' is used by no"],
  ['.accent {}\n.ghost {}\n.gone {}', computed, "class 'gone' is used by no file"],
  ['.a { b: "unclosed\n} } /* open', 'export const a = styles.a', 'cannot be read as CSS'],
])('in %j with %j, reports one', (css, code, message) => {
  expect(check(css, code)).toEqual([expect.stringContaining(message)])
})

test('reports the line, and a module that no file imports', () => {
  expect(check('.a {}\n.b {}', 'void styles.a\nvoid styles.c')).toEqual([
    `packages/ui/src/A.tsx:3: ${sheet} has no class 'c': add it or correct the name`,
    `${sheet}:2: class 'b' is used by no file: remove it`,
  ])
  expect(moduleClasses(new Map([[sheet, '.b {}']]))).toHaveLength(1)
})

test.each([
  [
    '.base {}\n.root { composes: base; }\n@media (width < 1px) { .is-open { color: red } }',
    "export const a = [styles.root, styles['is-open']]",
  ],
  ['.accent {}\n.ghost {}', computed],
  ['.root[data-src=".png"] { transition: all .2s }\n:global(.host) .root {}', 'void styles.root'],
])('accepts %j with %j', (css, code) => {
  expect(check(css, code)).toEqual([])
})

test('accepts classes that another file uses', () => {
  const other = "import sheet from './A.module.css'\nexport const b = sheet.b"
  expect(check('.a {}\n.b {}', 'void styles.a', { 'packages/ui/src/B.tsx': other })).toEqual([])
})

test('checks nested rules and selector lists, not comments and strings', () => {
  const css = [
    '/* .no { a: b } */ .a, .b > i { background: url(data:x;y) }',
    '@media (width < 1px) { .c { &:is(.d, .e) { content: "}.f {" } } }',
    '@keyframes turn { 12.5% { color: red } }',
  ].join('\n')
  expect(check(css, "export const all = 'none'")).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => expect.stringContaining(`class '${name}' is used by`)),
  )
})
