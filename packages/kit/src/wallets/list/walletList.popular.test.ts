import { describe, expect, test } from 'vitest'
import {
  chrome,
  connectors,
  idsOf,
  listOf,
  rowOf,
  shared,
} from '../../testing/walletListForTest.ts'
import { windowConnectorId } from '../connectors/injected/isInjected.ts'
import { furtherWallets } from '../definitions/furtherWallets.ts'
import { popular } from '../definitions/popularWallets.ts'
import { more } from '../groups/more.ts'
import { deepLink } from '../walletLinks.ts'

/** Without an app that connects to a page. */
const extensionsOnly = ['phantom', 'frame', 'taho', 'backpack', 'enkrypt']

describe("the wallets of 'Popular'", () => {
  const groups = [popular, more]

  test('are those with an extension for this browser if there is no wallet or connector', () => {
    const [first] = listOf({ groups })
    expect(first?.wallets.map(({ id }) => id)).toEqual(['rainbow', 'coinbase', 'metaMask'])
    expect(first?.wallets.every(({ ready }) => !ready)).toBe(true)
  })

  test('have a short name for narrow layouts, by default the name', () => {
    const list = listOf({ groups })
    expect(rowOf(list, 'coinbase')?.shortName).toBe('Coinbase')
    expect(rowOf(list, 'rainbow')?.shortName).toBe('Rainbow')
  })

  test('include Safe only in its frame', () => {
    const connectors = shared('safe')
    expect(rowOf(listOf({ groups, connectors }), 'safe')).toBeUndefined()
    const framed = { ...chrome, framed: true }
    expect(rowOf(listOf({ groups, connectors, device: framed }), 'safe')?.ready).toBe(true)
    expect(rowOf(listOf({ groups, device: framed }), 'safe')).toBeUndefined()
    const elsewhere = connectors.map((connector) => ({ ...connector, isEager: () => false }))
    const list = listOf({ groups, connectors: elsewhere, device: framed })
    expect(rowOf(list, 'safe'), 'in the frame of another page').toBeUndefined()
  })

  test('Coinbase and WalletConnect are ready with their connectors', () => {
    expect(rowOf(listOf({ groups, connectors: shared('coinbaseWallet') }), 'coinbase')?.ready).toBe(
      true,
    )
    const list = listOf({ groups, connectors: shared('walletConnect') })
    expect(rowOf(list, 'walletConnect')).toMatchObject({ ready: true, installed: false })
    expect(rowOf(list, 'coinbase')?.ready).toBe(false)
  })

  test('Browser Wallet represents a provider that no other row has', () => {
    const unknown = {}
    const connector = connectors(windowConnectorId('browser'))
    const found = new Map([['browser', unknown]])
    expect(rowOf(listOf({ groups, connectors: connector, found }), 'browser')?.ready).toBe(true)

    const announced = new Map([['com.unlisted', unknown]])
    const withUnlisted = [...connector, ...connectors('com.unlisted')]
    const list = listOf({ groups, connectors: withUnlisted, found, announced })
    expect(rowOf(list, 'browser')).toBeUndefined()
    expect(rowOf(list, 'com.unlisted')?.ready).toBe(true)
  })

  test('Browser Wallet is hidden if the window provider has the flag of a listed one', () => {
    const ethereum = {}
    const list = listOf({
      groups,
      connectors: connectors(windowConnectorId('browser'), 'io.metamask'),
      found: new Map([
        ['browser', ethereum],
        ['metaMask', ethereum],
      ]),
      announced: new Map([['io.metamask', {}]]),
    })
    expect(rowOf(list, 'browser')).toBeUndefined()
    expect(rowOf(list, 'metaMask')?.connector?.id).toBe('io.metamask')
    expect(idsOf(list)[0]).toEqual(['installed', ['metaMask']])
  })

  test("MetaMask's SDK is the same wallet, or tells itself apart from the extension", () => {
    const sdk = 'io.metamask.mmc'
    const rowsOf = (...ids: readonly string[]) => {
      const own = connectors(...ids)
      const announced = new Map(ids.map((id) => [id, {}]))
      const infoOf = () => ({ name: 'MetaMask', iconUrl: undefined, rdns: sdk })
      const list = listOf({ announced, connectors: own, groups, infoOf })
      const rows = list.flatMap(({ wallets }) => wallets)
      return rows
        .filter(({ name }) => name === 'MetaMask')
        .map(({ id, rdnsNote }) => [id, rdnsNote])
    }
    expect(rowsOf(sdk)).toEqual([['metaMask', undefined]])
    expect(rowsOf('io.metamask', sdk)).toEqual([
      ['metaMask', undefined],
      [sdk, sdk],
    ])
  })

  test.each([
    'ios',
    'android',
  ] as const)('and all others open their app or its store on %s, or come last', (platform) => {
    const all = [popular, { ...more, wallets: [...more.wallets, ...furtherWallets] }]
    const list = listOf({
      groups: all,
      connectors: [...shared('walletConnect'), ...shared('coinbaseWallet')],
      device: { platform, browser: 'other', framed: false },
      phone: true,
    })
    const rows = list.flatMap(({ wallets }) => wallets)
    const hidden = all.flatMap(({ wallets }) => wallets).filter(({ id }) => !rowOf(list, id))
    expect(hidden.map(({ id }) => id)).toEqual(['browser', 'safe', 'brave'])
    const usable = rows.filter(({ ready }) => ready)
    expect(rows.slice(usable.length).every(({ unsupported }) => unsupported)).toBe(true)
    expect(rows.slice(usable.length).map(({ id }) => id)).toEqual(extensionsOnly)
    const dead = usable.filter(
      ({ definition, mobileDownloadUrl }) =>
        !(definition && deepLink(definition, 'wc:0@2', platform)) && !mobileDownloadUrl,
    )
    expect(dead).toEqual([])
  })

  test("only 'More' puts wallets that are not installed behind 'Show all'", () => {
    const list = listOf({ groups, connectors: shared('walletConnect') })
    expect(list.map(({ collapsed, id }) => [id, collapsed])).toEqual([
      ['Popular', false],
      ['More', true],
    ])
  })
})
