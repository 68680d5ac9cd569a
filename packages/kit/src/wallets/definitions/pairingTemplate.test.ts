import { formatDeeplinkUrl } from '@walletconnect/utils'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepLinkBase } from '../connectors/deepLinkChoice.ts'
import { deepLink } from '../walletLinks.ts'
import { pairingTemplate } from './pairingTemplate.ts'

const uri = 'wc:0a1b2c@2?relay-protocol=irn&symKey=00ff&expiryTimestamp=1800000000'

describe('a link as wallets register it', () => {
  test.each([
    ['amber://', 'amber://wc?uri={uri}'],
    [' amber://app ', 'amber://app/wc?uri={uri}'],
    ['amber:///', 'amber:///wc?uri={uri}'],
    ['amber:///wallet', 'amber:///wallet/wc?uri={uri}'],
    ['amber-wc://', 'amber-wc://wc?uri={uri}'],
    ['amber://wc', 'amber://wc?uri={uri}'],
    ['amber://wc?', 'amber://wc?uri={uri}'],
    ['https://amber.example/wc/', 'https://amber.example/wc?uri={uri}'],
    ['https://amber.example/#/', 'https://amber.example/#/wc?uri={uri}'],
    ['amber://open?to=by://web3/', 'amber://open?to=by://web3/wc?uri={uri}'],
    ['amber://connect?uri=', 'amber://connect?uri={uri}'],
    // Without certainty, no app is opened.
    ['amber.example', undefined],
    ['amber:// wc://', undefined],
    ['wc://', undefined],
    ['myApp://amber.example', undefined],
    ['https://amber.example/wc?uri=wc:00e4@1?bridge=x', undefined],
    ['', undefined],
  ])('%j has the template %j', (link, template) => {
    expect(pairingTemplate(link)).toBe(template)
  })

  // The two schemes that are refused, above, are no link of a wallet.
  const refused = ['wc', 'myapp']
  const word = fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/).filter((one) => !refused.includes(one))
  const links = fc
    .tuple(
      fc.oneof(
        fc.tuple(word, fc.constantFrom('', '-wc', '.app', 'wc')).map((parts) => parts.join('')),
        fc.constantFrom('https', 'HTTPS'),
      ),
      fc.constantFrom('://', ':///'),
      word,
      fc.constantFrom(
        '',
        '/',
        '/wc',
        '/wc/',
        '/a/wcV2',
        '/#/',
        '/#',
        '/wc?uri=',
        '/open?uri=',
        '/wc/wc',
        '/abcwc',
        '/%20',
      ),
      fc.constantFrom(
        '',
        '?to=by://web3/',
        '?a=b%2Fc&d=https%3A%2F%2Fe.example',
        '?ref=',
        '?source=wc',
      ),
    )
    .filter(([, , , path, query]) => !path.includes('?') || query === '')
    .map(([scheme, slashes, host, path, query]) => `${scheme}${slashes}${host}${path}${query}`)

  test('property: the link of a pairing and that of later requests lead to the same wallet', () => {
    fc.assert(fc.property(links, expectProven))
  })
})

/** Both links parse and are the registered one, with its query, and one `wc` with parameters. */
function expectProven(link: string): void {
  const registered = new URL(link)
  const kept = link.replace(/(?<=\/)wc[/?]?$|(?:(?<=\/)wc)?[?&]?\buri=$/i, '')
  const template = pairingTemplate(link) ?? ''
  const pairing = deepLink({ links: { mobile: template } }, uri, 'ios')?.href ?? ''
  const request = formatDeeplinkUrl(deepLinkBase(pairing) ?? '', 1, 'topic')
  for (const href of [pairing, request]) {
    const { host, protocol } = new URL(href)
    expect(protocol).toBe(registered.protocol)
    if (/^https?:$/.test(protocol)) expect(host).toBe(registered.host)
    expect(href.startsWith(kept)).toBe(true)
  }
  const [before, passed = ''] = pairing.slice(kept.length).split('uri=')
  expect(before).toMatch(/^(?:\/?wc)?[?&]?$/)
  expect(decodeURIComponent(passed)).toBe(uri)
  expect(request.slice(kept.length)).toMatch(/^\/?wc\?requestId=1&sessionTopic=topic$/)
}
