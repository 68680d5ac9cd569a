import { describe, expect, test } from 'vitest'
import {
  amber,
  birch,
  connectors,
  idsOf,
  listOf,
  rowOf,
  sdk,
  shared,
} from '../../testing/walletListForTest.ts'

/** Connectors of the page that have an SDK and declare the rdns of their wallet. */

const groups = [{ groupName: 'Popular', wallets: [amber] }]
const provider = {}
const announced = new Map([['com.amber.beta', provider]])
const untargeted = connectors('injected')

describe('of a configured wallet', () => {
  test.each([
    'com.amber.beta',
    ['com.amber', 'com.amber.beta'],
  ])('represents the announced wallet, which wagmi leaves to it (rdns: %s)', (rdns) => {
    const own = [...untargeted, ...sdk('amberSDK', rdns)]
    const list = listOf({ announced, connectors: own, ethereum: provider, groups })
    expect(idsOf(list)).toEqual([['installed', ['amber']]])
    expect(rowOf(list, 'amber')).toMatchObject({ connector: own[1], installed: true, ready: true })
  })

  test('connects the wallet, which is not installed, under its own heading', () => {
    const own = [...untargeted, ...sdk('amberSDK', 'com.amber')]
    const list = listOf({ connectors: own, groups })
    expect(idsOf(list)).toEqual([['Popular', ['amber']]])
    expect(rowOf(list, 'amber')).toMatchObject({ connector: own[1], installed: false, ready: true })
  })

  test('leaves a wallet that is not installed to WalletConnect', () => {
    const [pairing] = shared('walletConnect')
    if (!pairing) throw new Error('no connector')
    const list = listOf({ connectors: [...sdk('amberSDK', 'com.amber'), pairing], groups })
    expect(idsOf(list)).toEqual([['Popular', ['amber']]])
    expect(rowOf(list, 'amber')?.connector).toBe(pairing)
  })

  test('leaves the wallet to the connector of the announcement, which needs no SDK', () => {
    const own = [...sdk('amberSDK', 'com.amber.beta'), ...connectors('com.amber.beta')]
    const list = listOf({ announced, connectors: own, groups })
    expect(idsOf(list)).toEqual([['installed', ['amber']]])
    expect(rowOf(list, 'amber')?.connector).toBe(own[1])
  })
})

describe('of a wallet that is not configured', () => {
  const more = { groupName: 'More', wallets: [{ ...birch, connectorId: 'birchSDK' }] }
  const own = [...sdk('otherSDK', 'com.other'), ...sdk('birchSDK', [])]

  test('is under Installed only if the wallet is', () => {
    expect(idsOf(listOf({ connectors: sdk('amberSDK', 'com.amber.beta'), announced }))).toEqual([
      ['installed', ['amberSDK']],
    ])
    const list = listOf({ connectors: own, groups: [...groups, more] })
    expect(idsOf(list)).toEqual([
      ['Popular', ['amber']],
      ['More', ['otherSDK', 'birch']],
    ])
    expect(rowOf(list, 'otherSDK')).toMatchObject({ installed: false, ready: true })
  })

  test("gets the heading 'More' if the page has none, and is not behind 'Show all'", () => {
    const list = listOf({ connectors: sdk('otherSDK', 'com.other'), groups })
    expect(idsOf(list).at(-1)).toEqual(['More', ['otherSDK']])
    expect(list.at(-1)?.collapsed).toBe(false)
  })

  test('has one row beside an announced connector with the same provider', () => {
    const both = [...sdk('amberSDK', 'com.amber.beta'), ...connectors('com.amber.beta')]
    expect(idsOf(listOf({ connectors: both, announced }))).toEqual([
      ['installed', ['com.amber.beta']],
    ])
  })
})
