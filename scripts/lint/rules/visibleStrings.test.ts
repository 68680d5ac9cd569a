import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { visibleStringsRule } from './visibleStrings.ts'

const check = (jsx: string, path = 'packages/kit/src/ui/A.tsx') =>
  findings(visibleStringsRule, { [path]: `export const A = () => (${jsx})` })

test.each([
  ['text', '<p>Hello</p>'],
  ['text of another script', '<p>Здравствуйте</p>'],
  ['a string in braces', "<p>{'Hello'}</p>"],
  ['a template', `<p>{\`Hello \${name}\`}</p>`],
  ['a branch of a condition', "<p>{open ? t('a') : 'Closed'}</p>"],
  ['a fallback', "<p>{name ?? 'Unknown'}</p>"],
  ['text in a fragment', "<>{'Hello'}</>"],
  ['aria-label', '<button aria-label="Close" />'],
  ['title in braces', "<a title={'More'} />"],
  ['alt', '<img alt="A picture" />'],
  ['placeholder', '<input placeholder="Search" />'],
  ['label of a component', '<Field label="Amount" />'],
  ['aria-description', '<i aria-description="Note" />'],
  ['aria-roledescription', '<i aria-roledescription="slide" />'],
  ['a toast', "<i onClick={() => toast.success('Done')} />"],
  ['an announcement', "<i onClick={() => announce('Done')} />"],
  ['the title of the page', "<i onClick={() => { document.title = 'Home' }} />"],
])('reports %s', (_name, jsx) => {
  expect(check(jsx)).toHaveLength(1)
})

test('reports the location and the text', () => {
  expect(check('<p>\n  Hello\n</p>')).toEqual([
    expect.stringMatching(/^packages\/kit\/src\/ui\/A\.tsx:2 text 'Hello' stands in code/),
  ])
})

test.each([
  ['a text of the catalogue', "<p aria-label={t('a')}>{t('b')}</p>"],
  ['signs without letters', '<p>&middot; · 24 / 7 {"—"}</p>'],
  ['attributes that nobody reads', '<p id="a" className="b" role="status" type="button" />'],
  ['an empty alt', '<img alt="" />'],
  ['strings compared in code', "<p>{status === 'open' && t('a')}</p>"],
])('accepts %s', (_name, jsx) => {
  expect(check(jsx)).toEqual([])
})

test('checks the kit and the shell, not tests, catalogues or the demo wallet', () => {
  const jsx = '<p>Hello</p>'
  expect(check(jsx, 'apps/shell/web/routes/home.tsx')).toHaveLength(1)
  expect(check(jsx, 'packages/kit/src/ui/A.test.tsx')).toEqual([])
  expect(check(jsx, 'apps/shell/web/i18n/rich.tsx')).toEqual([])
  expect(check(jsx, 'packages/testkit/src/demo-wallet/A.tsx')).toEqual([])
})
