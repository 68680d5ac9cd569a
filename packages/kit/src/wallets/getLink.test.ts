import { describe, expect, test } from 'vitest'
import { getLink, platformOf } from './getLink.ts'
import { walletsToGet } from './walletsToGet.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

describe('platformOf', () => {
  test.each([
    [iPhone, 5, 'ios'],
    [mac, 5, 'ios'],
    [mac, 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 15)', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'desktop'],
  ])('%s with %d touch points', (userAgent, maxTouchPoints, expected) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(expected)
  })
})

describe('getLink', () => {
  const all = { qrCode: 'q', ios: 'i', android: 'a', mobile: 'm', browserExtension: 'b' }
  test.each([
    ['ios', all, 'i'],
    ['android', all, 'a'],
    ['desktop', all, 'b'],
    ['ios', { qrCode: 'q', mobile: 'm' }, 'm'],
    ['android', { qrCode: 'q', mobile: 'm' }, 'm'],
    ['desktop', { qrCode: 'q' }, 'q'],
    ['ios', { qrCode: 'q' }, 'q'],
  ] as const)('on %s', (platform, downloads, expected) => {
    expect(getLink(downloads, platform)).toBe(expected)
  })
})

test('the list to get a wallet from has three wallets, all with https links', () => {
  expect(walletsToGet).toHaveLength(3)
  for (const { downloadUrls } of walletsToGet) {
    for (const url of Object.values(downloadUrls)) expect(new URL(url).protocol).toBe('https:')
  }
})
