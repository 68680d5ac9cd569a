import { expect, test } from 'vitest'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import { walletsToGet } from './walletsToGet.ts'

const store = 'https://store.example/'
const group = walletGroupForTest([
  { id: 'nowhere' },
  { id: 'installed', installed: true, extensionDownloadUrl: store },
  { id: 'extension', extensionDownloadUrl: store },
  { id: 'app', downloadUrls: { qrCode: store }, mobileDownloadUrl: store },
  { id: 'both', extensionDownloadUrl: store, mobileDownloadUrl: store },
  { id: 'fourth', extensionDownloadUrl: store, mobileDownloadUrl: store },
])

test.each([
  ['wide', ['extension', 'app', 'both']],
  ['compact', ['extension', 'app', 'both']],
  ['phone', ['app', 'both', 'fourth']],
] as const)('%s: the first three wallets available there', (layout, ids) => {
  expect(walletsToGet([group], layout).map(({ id }) => id)).toEqual(ids)
})

test("a phone is offered no wallet that its list marks '(unsupported)'", () => {
  const mixed = walletGroupForTest([
    { id: 'unsupported', unsupported: true, mobileDownloadUrl: store },
    { id: 'app', mobileDownloadUrl: store },
  ])
  expect(walletsToGet([mixed], 'phone').map(({ id }) => id)).toEqual(['app'])
})

test('wallets that are installed already come last', () => {
  const few = walletGroupForTest([
    { id: 'installed', installed: true, extensionDownloadUrl: store },
    { id: 'other', extensionDownloadUrl: store },
  ])
  expect(walletsToGet([few], 'wide').map(({ id }) => id)).toEqual(['other', 'installed'])
})
