import { describe, expect, test } from 'vitest'
import { deepLink } from './deepLink.ts'

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
  ] as const)('on %s with %j', (platform, links, expected) => {
    expect(deepLink({ links }, uri, platform)).toEqual(expected)
  })
})
