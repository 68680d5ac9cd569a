import { describe, expect, test } from 'vitest'
import {
  amber,
  birch,
  cedar,
  chrome,
  connectors,
  idsOf,
  iPhone,
  listOf,
  rowOf,
  shared,
} from '../../testing/walletListForTest.ts'
import { windowConnectorId } from '../connectors/injected/isInjected.ts'

describe('a listed wallet', () => {
  const groups = [{ groupName: 'Popular', wallets: [amber] }]

  test('is shown once, under Installed, if announced', () => {
    const [connector] = connectors('com.amber.beta')
    const list = listOf({ groups, connectors: connector ? [connector] : [] })
    expect(idsOf(list)).toEqual([['installed', ['amber']]])
    expect(rowOf(list, 'amber')).toMatchObject({
      connector,
      installed: true,
      ready: true,
      name: 'Amber',
    })
  })

  test('is shown once if it announces an unknown name, since its provider identifies it', () => {
    const provider = {}
    const list = listOf({
      groups,
      connectors: connectors('com.amber.nightly', windowConnectorId('amber')),
      announced: new Map([['com.amber.nightly', provider]]),
      found: new Map([['amber', provider]]),
    })
    expect(idsOf(list)).toEqual([['installed', ['amber']]])
    expect(rowOf(list, 'amber')?.connector?.id).toBe('com.amber.nightly')
  })

  test('that is installed comes before unlisted ones, and its group keeps the others', () => {
    const list = listOf({
      groups: [{ groupName: 'Popular', wallets: [cedar, amber] }],
      connectors: connectors('com.unlisted', 'xyz.foyer.demo', 'com.amber'),
      bundledWallets: ['xyz.foyer.demo'],
    })
    expect(idsOf(list)).toEqual([
      ['bundled', ['xyz.foyer.demo']],
      ['installed', ['amber', 'com.unlisted']],
      ['Popular', ['cedar']],
    ])
    expect(rowOf(list, 'amber')).toMatchObject({ groupName: 'Installed', groupIndex: 1 })
    expect(rowOf(list, 'cedar')).toMatchObject({ groupName: 'Popular', groupIndex: 2 })
  })

  test('is the only one to get a provider, whatever flags that sets', () => {
    const provider = {}
    const list = listOf({
      groups: [{ groupName: 'Popular', wallets: [amber, cedar] }],
      connectors: connectors(windowConnectorId('amber'), windowConnectorId('cedar')),
      found: new Map([
        ['amber', provider],
        ['cedar', provider],
      ]),
    })
    expect(rowOf(list, 'amber')?.installed).toBe(true)
    expect(rowOf(list, 'cedar')).toMatchObject({ installed: false, ready: false })
  })

  test('is ready if its provider was found in window', () => {
    const list = listOf({
      groups,
      device: iPhone,
      connectors: connectors(windowConnectorId('amber')),
      found: new Map([['amber', {}]]),
    })
    expect(idsOf(list)).toEqual([['installed', ['amber']]])
    expect(rowOf(list, 'amber')).toMatchObject({ installed: true, ready: true })
  })

  test('connects through WalletConnect when it is not installed', () => {
    const connectors = shared('walletConnect')
    const list = listOf({ groups, connectors })
    expect(idsOf(list)).toEqual([['Popular', ['amber']]])
    expect(rowOf(list, 'amber')).toMatchObject({
      connector: connectors[0],
      installed: false,
      ready: true,
    })
  })

  test('prefers its own provider over WalletConnect', () => {
    const list = listOf({
      groups,
      connectors: [...shared('walletConnect'), ...connectors('com.amber')],
    })
    expect(rowOf(list, 'amber')?.connector?.id).toBe('com.amber')
  })

  test('is not ready without that connector, and stays listed for its extension', () => {
    const row = rowOf(listOf({ groups }), 'amber')
    expect(row).toMatchObject({
      ready: false,
      connector: undefined,
      extensionDownloadUrl: 'https://c.example',
      mobileDownloadUrl: 'https://q.example',
    })
  })

  test('is hidden if it is not ready and has no extension for this browser', () => {
    expect(listOf({ groups, device: { ...chrome, browser: 'firefox' } })).toEqual([])
  })

  test('on a phone is unsupported and last if there is an extension elsewhere, otherwise hidden', () => {
    const both = [{ groupName: 'Popular', wallets: [cedar, birch, amber] }]
    const list = listOf({
      groups: both,
      device: iPhone,
      phone: true,
      connectors: shared('walletConnect'),
    })
    expect(idsOf(list)).toEqual([['Popular', ['amber', 'cedar']]])
    expect(rowOf(list, 'cedar')).toMatchObject({ ready: false, unsupported: true })
    expect(rowOf(list, 'amber')).toMatchObject({
      ready: true,
      unsupported: false,
      mobileDownloadUrl: 'https://i.example',
    })
  })

  test("has the wallet's own icon, or the kit's", () => {
    const icon = 'data:image/png;base64,iVBORw0KGgo='
    const announced = connectors('com.amber').map((connector) => ({ ...connector, icon }))
    expect(rowOf(listOf({ groups, connectors: announced }), 'amber')?.iconUrl).toBe(icon)
    expect(rowOf(listOf({ groups }), 'amber')?.iconUrl).toBe('/amber.svg')
    // A connector that several wallets share has none of their icons.
    const paired = shared('walletConnect').map((connector) => ({ ...connector, icon }))
    expect(rowOf(listOf({ groups, connectors: paired }), 'amber')?.iconUrl).toBe('/amber.svg')
  })

  test.each([
    'amber',
    'AM BER',
    'Ámber',
    'ａｍｂｅｒ',
    '\u0430mber', // CYRILLIC SMALL LETTER A
    '\u041e\u041a\u0425', // Cyrillic letters only, which look like 'OKX'.
    'AB', // The short name.
  ])('is distinguished from an unlisted wallet named %s by the rdns', (name) => {
    const imitator = connectors('org.evil').map((connector) => ({ ...connector, name }))
    const short = [{ groupName: 'Popular', wallets: [{ ...amber, shortName: 'Ab' }] }]
    const list = listOf({ groups: short, connectors: imitator })
    expect(idsOf(list)).toEqual([
      ['installed', ['org.evil']],
      ['Popular', ['amber']],
    ])
    expect(rowOf(list, 'org.evil')?.rdnsNote).toBe('org.evil')
    expect(rowOf(list, 'amber')?.connector).toBeUndefined()
  })
})

test('of two versions of a listed wallet the recent one is marked, not both', () => {
  const groups = listOf({
    groups: [{ groupName: 'Popular', wallets: [amber, birch] }],
    connectors: connectors('com.amber', 'com.amber.beta'),
    recent: ['com.amber.beta'],
  })
  const recent = groups.flatMap(({ wallets }) => wallets).filter((row) => row.recent)
  expect(recent.map(({ id }) => id)).toEqual(['com.amber.beta'])
})

describe("a wallet that announces itself with another's name", () => {
  const groups = [{ groupName: 'Popular', wallets: [amber, cedar] }]

  test('cannot serve listed wallets, whatever connector id it claims', () => {
    const list = listOf({ groups, connectors: connectors('walletConnect') })
    expect(rowOf(list, 'amber')).toMatchObject({ ready: false, connector: undefined })
  })

  test('cannot get the id of a listed one', () => {
    const list = listOf({ groups, connectors: connectors('cedar', 'com.unlisted') })
    expect(idsOf(list)).toEqual([
      ['installed', ['com.unlisted']],
      ['Popular', ['amber', 'cedar']],
    ])
    expect(rowOf(list, 'cedar')?.definition).toBe(cedar)
  })
})
