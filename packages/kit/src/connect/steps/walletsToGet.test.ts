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
] as const)('%s: the first three wallets that can be had there', (layout, ids) => {
  expect(walletsToGet([group], layout).map(({ id }) => id)).toEqual(ids)
})

test("a phone is offered nothing that its list calls '(unsupported)'", () => {
  const mixed = walletGroupForTest([
    { id: 'unsupported', unsupported: true, mobileDownloadUrl: store },
    { id: 'app', mobileDownloadUrl: store },
  ])
  expect(walletsToGet([mixed], 'phone').map(({ id }) => id)).toEqual(['app'])
})

test('a wallet that is there already comes after those that are not', () => {
  const few = walletGroupForTest([
    { id: 'installed', installed: true, extensionDownloadUrl: store },
    { id: 'other', extensionDownloadUrl: store },
  ])
  expect(walletsToGet([few], 'wide').map(({ id }) => id)).toEqual(['other', 'installed'])
})
