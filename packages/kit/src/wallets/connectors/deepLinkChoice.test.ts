import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepLinkBase, deepLinkKey, forgetDeepLink, rememberDeepLink } from './deepLinkChoice.ts'

describe('the deep-link choice', () => {
  test.each([
    ['metamask://wc?uri=wc%3Aabc', 'metamask://'],
    ['https://metamask.app.link/wc?uri=wc%3Aabc', 'https://metamask.app.link'],
    ['https://rnbwapp.com/wc/?uri=wc%3Aabc', 'https://rnbwapp.com'],
    ['trust://wc?uri=wc%3Aabc', 'trust://'],
    ['okex://main/wc?uri=wc%3Aabc', 'okex://main'],
    ['https://wallet.example/open?x=1#y', 'https://wallet.example/open?x=1#y'],
    [
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=wc%3Aabc',
      'bybitapp://open/route?targetUrl=by://web3/walletconnect',
    ],
    ['sweat:///wc?uri=wc%3Aabc', 'sweat:///'],
    ['https://wallet.example/#/wc?uri=wc%3Aabc', 'https://wallet.example/#'],
    ['https://wallet.example/?a=b%2Fc/wc?uri=wc%3Aabc', 'https://wallet.example/?a=b%2Fc'],
    [
      'https://wallet.example/open?uri=wc%3Aabc&from=page#y',
      'https://wallet.example/open?from=page#y',
    ],
    ['https://wallet.example/open?from=page&uri=wc%3Aabc', 'https://wallet.example/open?from=page'],
    ['https://wallet.example/open?link=wc:abc@2?symKey=00&a=b', 'https://wallet.example/open'],
    ['https://wallet.example/wc%3Aabc%402%3FsymKey%3D00', 'https://wallet.example/'],
    ['fireblocks-wc://wc?uri=wc%3Aabc', 'fireblocks-wc://'],
    ['neon://uri=wc%3Aabc', 'neon://'],
    ['https://wallet.example/wc/wc?uri=wc%3Aabc', 'https://wallet.example/wc'],
    ['wc:abc@2?relay-protocol=irn&symKey=00ff', 'wc:abc@2'],
  ])('for %s the client gets %s', (link, base) => {
    expect(deepLinkBase(link)).toBe(base)
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'blob:https://x/y',
    'vbscript:x',
    'file:///etc/passwd',
    'wc:',
    'wc:abc@1?bridge=x',
    'wc:a/b@2?relay-protocol=irn',
    'no link',
    '',
  ])('%j is not stored', (link) => {
    const storage = memoryStorage()
    rememberDeepLink(storage, { name: 'Wallet', link, platform: 'android' })
    expect(storage.getItem(deepLinkKey)).toBeNull()
  })

  test('is stored with the wallet name under the key that the client reads, until cleared', () => {
    const storage = memoryStorage()
    rememberDeepLink(storage, {
      name: 'Rainbow',
      link: 'rainbow://wc?uri=wc%3Aabc',
      platform: 'ios',
    })
    expect(deepLinkKey).toBe('WALLETCONNECT_DEEPLINK_CHOICE')
    expect(JSON.parse(storage.getItem(deepLinkKey) ?? '')).toEqual({
      href: 'rainbow://',
      name: 'Rainbow',
    })
    forgetDeepLink(storage)
    expect(storage.getItem(deepLinkKey)).toBeNull()
  })

  test.each([
    ['android', '{"href":"wc:abc@2","name":"MetaMask"}'],
    ['ios', null],
  ] as const)('a bare pairing link reopens the app on %s: %s', (platform, stored) => {
    const storage = memoryStorage()
    const link = 'wc:abc@2?relay-protocol=irn&symKey=00ff'
    rememberDeepLink(storage, { name: 'MetaMask', link, platform })
    expect(storage.getItem(deepLinkKey)).toBe(stored)
  })

  test('property: no link that could run script is stored', () => {
    fc.assert(
      fc.property(fc.string(), (link) => {
        expect(deepLinkBase(link) ?? '').not.toMatch(/^\s*(?:javascript|data|vbscript|blob):/i)
      }),
    )
  })
})
