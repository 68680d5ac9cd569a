import { expect, test } from 'vitest'
import { popular } from './groups/popular.ts'
import { walletsToGet } from './walletsToGet.ts'

test.each([
  'desktop',
  'ios',
  'android',
] as const)('on %s, the first three wallets that can be had', (platform) => {
  const wallets = walletsToGet([popular], { platform, browser: 'chrome' })
  expect(wallets.map(({ id }) => id)).toEqual(['rainbow', 'coinbase', 'metaMask'])
})

test('what cannot be had here is passed over', () => {
  const base = { name: 'A', iconBackground: '#000' }
  const wallets = [
    { ...base, id: 'nowhere' },
    { ...base, id: 'chromeOnly', downloadUrls: { chrome: 'https://a.example' } },
    { ...base, id: 'phone', downloadUrls: { ios: 'https://b.example' } },
  ]
  const idsOn = (platform: 'desktop' | 'ios') =>
    walletsToGet([{ groupName: 'G', wallets }], { platform, browser: 'chrome' }).map(({ id }) => id)
  expect(idsOn('desktop')).toEqual(['chromeOnly'])
  expect(idsOn('ios')).toEqual(['phone'])
})
