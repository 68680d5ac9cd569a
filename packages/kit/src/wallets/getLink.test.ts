import { describe, expect, test } from 'vitest'
import type { BrowserName } from './device.ts'
import { extensionDownload, getLink, mobileDownload } from './getLink.ts'

describe('getLink', () => {
  const all = { qrCode: 'q', ios: 'i', android: 'a', mobile: 'm', browserExtension: 'b' }
  test.each([
    ['ios', all, 'i'],
    ['android', all, 'a'],
    ['desktop', all, 'b'],
    ['ios', { qrCode: 'q', mobile: 'm' }, 'm'],
    ['android', { qrCode: 'q', mobile: 'm' }, 'm'],
    ['desktop', { qrCode: 'q' }, 'q'],
    ['desktop', { qrCode: 'q', mobile: 'm' }, 'q'],
    ['ios', { qrCode: 'q' }, 'q'],
    ['ios', { chrome: 'c' }, undefined],
  ] as const)('on %s', (platform, downloads, expected) => {
    expect(getLink(downloads, { platform, browser: 'chrome' })).toBe(expected)
  })
})

describe('the extension for this browser', () => {
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

  test('on desktops the mobile download is the page for every phone', () => {
    expect(mobileDownload({ ios: 'i', android: 'a', qrCode: 'q' }, 'desktop')).toBe('q')
    expect(mobileDownload({ ios: 'i' }, 'android')).toBeUndefined()
  })
})
