import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { moduleClassesRule } from './moduleClasses.ts'

const check = (css: string, code: string, more: Record<string, string> = {}) =>
  findings(moduleClassesRule, {
    'packages/kit/src/ui/A.module.css': css,
    'packages/kit/src/ui/A.tsx': `import styles from './A.module.css'\n${code}`,
    ...more,
  })

test('reports a class that the module does not have', () => {
  expect(check('.root {}', 'export const a = [styles.root, styles.title]')).toEqual([
    "packages/kit/src/ui/A.tsx:2 packages/kit/src/ui/A.module.css has no class 'title': add it or correct the name",
  ])
})

test('reports a class that no code uses', () => {
  expect(check('.root {}\n.root .old:hover {}', 'export const a = styles.root')).toEqual([
    "packages/kit/src/ui/A.module.css:2 class 'old' is used by no file: remove it",
  ])
})

test('reports a module that no file imports', () => {
  expect(findings(moduleClassesRule, { 'packages/kit/src/ui/B.module.css': '.b {}' })).toHaveLength(
    1,
  )
})

test('accepts classes used in either notation, by several files, or by composes', () => {
  expect(
    check(
      '.base {}\n.root { composes: base; }\n@media (width < 1px) { .is-open { color: red } }',
      "export const a = [styles.root, styles['is-open']]",
    ),
  ).toEqual([])
  expect(
    check('.a {}\n.b {}', 'export const a = styles.a', {
      'packages/kit/src/ui/B.tsx': "import sheet from './A.module.css'\nexport const b = sheet.b",
    }),
  ).toEqual([])
})

test('a computed name requires the class to be written out somewhere', () => {
  const code = "export const a = (kind: 'accent' | 'ghost') => styles[kind]"
  expect(check('.accent {}\n.ghost {}', code)).toEqual([])
  expect(check('.accent {}\n.ghost {}\n.gone {}', code)).toHaveLength(1)
})

test('selectors of attributes, numbers and :global are no classes', () => {
  expect(
    check(
      '.root[data-src=".png"] { transition: all .2s }\n:global(.host) .root {}',
      'export const a = styles.root',
    ),
  ).toEqual([])
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

test('a module that is not CSS is reported without stopping the check', () => {
  expect(check('.a { b: "unclosed\n} } /* open', 'export const a = styles.a')).toEqual([
    expect.stringContaining('cannot be read as CSS'),
  ])
})
