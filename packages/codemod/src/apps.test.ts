import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFiles } from './readFiles.ts'
import { runCodemod } from './runCodemod.ts'

// Whole apps on RainbowKit 2 and ConnectKit 1, written from their public documentation. `npm run
// test:packages` builds the migrated apps with the packed packages and connects in them.
const fixtures = join(import.meta.dirname, '../fixtures')
const apps = readdirSync(fixtures)

/** The notes that the codemod leaves, by app. */
const leftovers: Readonly<Record<string, readonly RegExp[]>> = {
  'connectkit-vite': [/^src\/App\.tsx:\d+ mode: removed from ConnectKitButton\./],
  'custom-button': [/^src\/App\.tsx:76 useBalance: .*formatUnits/],
  'custom-wallets': [/^src\/wagmi\.ts:6 zilPayWallet: removed/],
  'mint-nft': [/^src\/styles\/global\.css:6 \[data-rk\]: no direct counterpart/],
  'wallet-button': [/^src\/wagmi\.ts:7 zealWallet: removed/],
}

test.each(apps)('moves %s', async (app) => {
  const files = await readFiles(join(fixtures, app))
  const { changed, notes } = runCodemod(files)
  const moved = new Map([...files, ...changed])

  const told = notes.map(({ file, line, message }) => `${file}:${line} ${message}`)
  const expected = leftovers[app] ?? []
  expect(told).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))

  for (const [path, text] of moved)
    expect(text, path).not.toMatch(/from ['"](?:@rainbow-me|connectkit)/)
  const manifest = JSON.parse(moved.get('package.json') ?? '')
  expect(manifest.dependencies).toMatchObject({ '@foyer/kit': '^0.1.0', wagmi: '^3.7.7' })

  expect(runCodemod(moved)).toEqual({ changed: new Map(), notes: [] })
})

test('examples/rainbowkit-migrated is mint-nft after the codemod, with its notes resolved', async () => {
  const folder = join(import.meta.dirname, '../../../examples/rainbowkit-migrated')
  const example = new Map(await readFiles(folder))
  const files = await readFiles(join(fixtures, 'mint-nft'))
  const moved = new Map([...files, ...runCodemod(files).changed])
  const byHand = 'src/styles/global.css'
  expect(example.get(byHand)).toBe(moved.get(byHand)?.replace('[data-rk] ', ''))
  example.delete(byHand)
  moved.delete(byHand)
  expect(Object.fromEntries(example)).toEqual(Object.fromEntries(moved))
})
