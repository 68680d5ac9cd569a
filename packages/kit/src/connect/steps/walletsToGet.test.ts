import { expect, test } from 'vitest'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import { rowFromDefinition } from '../../wallets/list/walletRows.ts'
import { walletsToGet } from './walletsToGet.ts'

const store = 'https://store.example/'
const group = walletGroupForTest([
  { id: 'nowhere' },
  { id: 'installed', installed: true, extensionDownloadUrl: store },
  { id: 'extension', extensionDownloadUrl: store },
  { id: 'app', mobileDownloadUrl: store },
  { id: 'both', extensionDownloadUrl: store, mobileDownloadUrl: store },
  { id: 'fourth', extensionDownloadUrl: store, mobileDownloadUrl: store },
])

test('the first three wallets that have an app or an extension', () => {
  expect(walletsToGet([group]).map(({ id }) => id)).toEqual(['extension', 'app', 'both'])
})

test.each([
  'desktop',
  'ios',
  'android',
] as const)('%s: a wallet is available whose definition has only `mobile`', (platform) => {
  const row = rowFromDefinition(
    { id: 'phone', name: 'Phone', iconBackground: '#fff', downloadUrls: { mobile: store } },
    {
      choice: { connector: undefined, installed: false },
      device: { browser: 'chrome', framed: false, platform },
      info: undefined,
      phone: false,
      recent: [],
    },
  )
  expect(walletsToGet([walletGroupForTest([row])]).map(({ id }) => id)).toEqual(['phone'])
  expect(row.downloadUrls.qrCode).toBe(store)
})

test("a phone is offered no wallet that its list marks '(unsupported)'", () => {
  const mixed = walletGroupForTest([
    { id: 'unsupported', unsupported: true, mobileDownloadUrl: store },
    { id: 'app', mobileDownloadUrl: store },
  ])
  expect(walletsToGet([mixed]).map(({ id }) => id)).toEqual(['app'])
})

test('wallets that are installed already come last', () => {
  const few = walletGroupForTest([
    { id: 'installed', installed: true, extensionDownloadUrl: store },
    { id: 'other', extensionDownloadUrl: store },
  ])
  expect(walletsToGet([few]).map(({ id }) => id)).toEqual(['other', 'installed'])
})
