import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'

const modules = import.meta.glob<object>(
  [
    '../../apps/shell/server/i18n/texts.ts',
    '../../apps/shell/web/i18n/{*En,en}.ts',
    '../../packages/ui/src/i18n/{*En,en}.ts',
    '../../packages/testkit/src/demo-wallet/texts.ts',
  ],
  { eager: true },
)

const entries = Object.entries(modules).flatMap(([path, module]) => {
  const part = /(?:apps\/shell|packages)\/\w+/.exec(path)?.[0]
  const catalogues = Object.values(module).filter((exported) => typeof exported === 'object')
  return catalogues.flatMap((catalogue) =>
    Object.entries(catalogue).map(([key, text]) => `${part} ${key} ${hashOf(text)}`),
  )
})

function hashOf(text: unknown): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8)
}

it('the languages were translated from the current English texts', async () => {
  // Some catalogues include another one.
  const lines = [...new Set(entries)].sort()
  expect(lines).not.toEqual([])
  await expect(
    `${lines.join('\n')}\n`,
    'Translate these texts again in every language, then run: npx vitest run e2e/translations -u',
  ).toMatchFileSnapshot('./englishTexts.txt')
})
