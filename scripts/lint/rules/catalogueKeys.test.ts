import { expect, test } from 'vitest'
import { catalogueKeysRule } from './catalogueKeys.ts'
import { findings } from './findings.ts'

const catalogue = "export const en = {\n  'a.title': 'A',\n  'a.text': 'B',\n} as const"
const check = (texts: Record<string, string>) =>
  findings(catalogueKeysRule, { 'packages/kit/src/i18n/en.ts': catalogue, ...texts })

test('reports a text that no code uses', () => {
  expect(check({ 'packages/kit/src/ui/A.tsx': "t('a.title')" })).toEqual([
    expect.stringMatching(/^packages\/kit\/src\/i18n\/en\.ts:3 no code uses the text 'a\.text'/),
  ])
})

test('use in a test alone does not count', () => {
  expect(check({ 'packages/kit/src/ui/A.test.tsx': "t('a.title'); t('a.text')" })).toHaveLength(2)
})

test('accepts literal keys, in the kit or in the shell', () => {
  expect(
    check({
      'packages/kit/src/ui/A.tsx': "t('a.title')",
      'apps/shell/web/B.tsx': 'const text = "a.text"',
    }),
  ).toEqual([])
})

test('accepts keys built by a matching template', () => {
  expect(check({ 'packages/kit/src/ui/A.tsx': `t(\`a.\${part}\`)` })).toEqual([])
  expect(check({ 'packages/kit/src/ui/A.tsx': `t(\`b.\${part}\`)` })).toHaveLength(2)
  expect(check({ 'packages/kit/src/ui/A.tsx': `t(\`\${part}\`)` })).toHaveLength(2)
})

test("checks the shell's own catalogue as well", () => {
  expect(
    findings(catalogueKeysRule, {
      'apps/shell/web/i18n/en.ts': "export const en = { 'home.title': 'Home' }",
    }),
  ).toHaveLength(1)
})

test('checks the catalogues of lazily loaded modules', () => {
  for (const path of ['packages/kit/src/i18n/signInEn.ts', 'apps/shell/web/i18n/vaultEn.ts']) {
    expect(
      findings(catalogueKeysRule, { [path]: "export const later = { 'a.title': 'A' }" }),
    ).toHaveLength(1)
  }
})
