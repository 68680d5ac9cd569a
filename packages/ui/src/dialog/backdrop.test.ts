import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours, measures } from '../theme/tokens.ts'

const folder = new URL('../', import.meta.url)
const sheets = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('.css'),
)
const tokens: Readonly<Record<string, string>> = { ...colours.dark, ...measures }

// Chrome before 122, Firefox before 120 and Safari before 17.4.
it('a backdrop is drawn in browsers in which it inherits no custom property', () => {
  const used = sheets.flatMap((file) => {
    const css = readFileSync(new URL(file, folder), 'utf8')
    const rules = [...css.matchAll(/[^{}]*::backdrop[^{}]*\{([^{}]*)\}/g)]
    const values = rules.flatMap(([, declarations = '']) => [
      ...declarations.matchAll(/var\(--k-([\w-]+)(?:, ((?:[^()]|\([^()]*\))+))?\)/g),
    ])
    return values.map(([, name = '', fallback]) => ({ file, name, fallback }))
  })
  expect(used.map(({ name }) => name)).toContain('scrim')
  for (const { fallback, file, name } of used) {
    expect(fallback, `fallback of --k-${name} in ${file}`).toBe(tokens[name] ?? '0')
  }
})
