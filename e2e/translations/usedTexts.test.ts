import { expect, it } from 'vitest'

const catalogues = import.meta.glob<object>(
  ['../../apps/shell/web/i18n/{*En,en}.ts', '../../packages/ui/src/i18n/{*En,en}.ts'],
  { eager: true },
)
const sources = import.meta.glob<string>(
  [
    '../../{apps/shell/*,packages/{ui,kit}/src}/**/*.{ts,tsx}',
    '!**/{dist,i18n,node_modules}/**',
    '!**/*.test.*',
  ],
  { eager: true, import: 'default', query: '?raw' },
)

/** The keys that no code names, neither literally nor by a template such as `chain.${id}.name`. */
function unusedKeys(keys: readonly string[], code: string): readonly string[] {
  const literals = new Set(code.match(/(?<=(['"`]))[\w.]+(?=\1)/g))
  const templates = code.matchAll(/`([a-z]\w*\.(?:[\w.]|\$\{[^`{}]*\})*)`/gi)
  const forms = [...templates].map(([, template = '']) => {
    const form = template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')
    return new RegExp(`^${form}$`)
  })
  return keys.filter((key) => !literals.has(key) && !forms.some((form) => form.test(key)))
}

it('code uses every text', () => {
  const code = Object.values(sources).join('\n')
  const unused = Object.entries(catalogues).flatMap(([path, module]) => {
    const exported = Object.values(module).filter((each) => typeof each === 'object')
    const keys = exported.flatMap(Object.keys)
    expect(keys, path).not.toEqual([])
    return unusedKeys(keys, code).map((key) => `${path}: ${key}`)
  })
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  expect(unused, 'Use these texts or remove them').toEqual([])
})

it.each([
  ["t('a.title')", ['a.text', 'title']],
  ['const text = ["a.title", `a.text`, "title"]', []],
  [`t(\`a.\${part}\`)`, ['title']],
  [`t(\`b.\${part}\`) + t(\`\${part}\`) + t(\`a.\${part}.long\`)`, ['a.title', 'a.text', 'title']],
  ['// a.title and its title', ['a.title', 'a.text', 'title']],
])('in %s, finds the unused ones of a.title, a.text and title', (code, unused) => {
  expect(unusedKeys(['a.title', 'a.text', 'title'], code)).toEqual(unused)
})
