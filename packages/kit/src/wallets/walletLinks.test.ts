import { describe, expect, test } from 'vitest'
import type { BrowserName } from './device.ts'
import { deepLink, extensionDownload, mobileDownload } from './walletLinks.ts'

describe('mobileDownload', () => {
  const all = { qrCode: 'q', ios: 'i', android: 'a', mobile: 'm', browserExtension: 'b' }
  test.each([
    ['ios', all, 'i'],
    ['android', all, 'a'],
    ['desktop', all, 'q'],
    ['ios', { qrCode: 'q', mobile: 'm' }, 'm'],
    ['android', { qrCode: 'q', mobile: 'm' }, 'm'],
    ['desktop', { qrCode: 'q' }, 'q'],
    ['desktop', { qrCode: 'q', mobile: 'm' }, 'q'],
    ['ios', { qrCode: 'q' }, 'q'],
    ['desktop', { mobile: 'm' }, 'm'],
    ['android', { ios: 'i' }, undefined],
    ['ios', { chrome: 'c' }, undefined],
  ] as const)('on %s', (platform, downloads, expected) => {
    expect(mobileDownload(downloads, platform)).toBe(expected)
  })
})

describe('extensionDownload', () => {
  const named = { chrome: 'c', edge: 'e', firefox: 'f', opera: 'o', safari: 's' }
  test.each<[BrowserName, Record<string, string>, string | undefined]>([
    ['chrome', named, 'c'],
    ['edge', named, 'e'],
    ['firefox', named, 'f'],
    ['opera', named, 'o'],
    ['safari', named, 's'],
    ['other', named, undefined],
    ['edge', { chrome: 'c' }, 'c'],
    ['opera', { chrome: 'c' }, 'c'],
    ['firefox', { chrome: 'c' }, undefined],
    ['safari', { chrome: 'c', browserExtension: 'b' }, 'b'],
    ['other', { browserExtension: 'b' }, 'b'],
  ])('%s', (browser, downloads, expected) => {
    expect(extensionDownload(downloads, { browser, platform: 'desktop' })).toBe(expected)
    expect(extensionDownload(downloads, { browser, platform: 'ios' })).toBeUndefined()
  })
})

const uri = 'wc:0a@2?relay-protocol=irn&symKey=$&'
const escaped = encodeURIComponent(uri)

describe('deepLink', () => {
  test.each([
    ['ios', { ios: 'a://wc?uri={uri}' }, { href: `a://wc?uri=${escaped}`, target: 'window' }],
    ['android', { android: '{rawUri}' }, { href: uri, target: 'window' }],
    [
      'android',
      { ios: 'a://', mobile: 'https://a.example/wc?uri={uri}' },
      { href: `https://a.example/wc?uri=${escaped}`, target: 'tab' },
    ],
    ['ios', { ios: 'i://', android: 'a://', mobile: 'm://' }, { href: 'i://', target: 'window' }],
    [
      'android',
      { ios: 'i://', android: 'a://', mobile: 'm://' },
      { href: 'a://', target: 'window' },
    ],
    [
      'desktop',
      { desktop: 'a://wc?uri={uri}' },
      { href: `a://wc?uri=${escaped}`, target: 'window' },
    ],
    [
      'desktop',
      { desktop: 'a://wc?uri={uri}', desktopTarget: 'tab' },
      { href: `a://wc?uri=${escaped}`, target: 'tab' },
    ],
    [
      'desktop',
      { desktop: 'https://a.example?uri={uri}', desktopTarget: 'window' },
      { href: `https://a.example?uri=${escaped}`, target: 'window' },
    ],
    ['desktop', { ios: 'a://', android: 'a://', mobile: 'a://' }, undefined],
    ['ios', { desktop: 'a://' }, undefined],
    ['ios', undefined, undefined],
  ] as const)('on %s for %j', (platform, links, expected) => {
    expect(deepLink({ links }, uri, platform)).toEqual(expected)
  })
})
