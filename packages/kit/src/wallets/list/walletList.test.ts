import { describe, expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import {
  amber,
  birch,
  cedar,
  connectors,
  idsOf,
  listOf,
  rowOf,
} from '../../testing/walletListForTest.ts'
import { windowConnectorId } from '../connectors/injected/isInjected.ts'
import { popular } from '../definitions/popularWallets.ts'
import { providerInfo } from '../discovery/providerInfo.ts'
import { more } from '../groups/more.ts'

describe('walletList', () => {
  test("the page's own connectors come first, then installed wallets", () => {
    const groups = listOf({
      connectors: connectors('io.metamask', 'xyz.foyer.demo'),
      bundledWallets: ['xyz.foyer.demo'],
    })
    expect(idsOf(groups)).toEqual([
      ['bundled', ['xyz.foyer.demo']],
      ['installed', ['io.metamask']],
    ])
  })

  test("configured groups follow in order, which is each group's index", () => {
    const groups = listOf({
      connectors: connectors('com.unlisted', 'xyz.foyer.demo'),
      bundledWallets: ['xyz.foyer.demo'],
      groups: [
        { groupName: 'Zeta', wallets: [cedar] },
        { groupName: 'Alpha', wallets: [amber] },
      ],
    })
    expect(groups.map(({ name }) => name)).toEqual(['This site', 'Installed', 'Zeta', 'Alpha'])
    for (const [groupIndex, group] of groups.entries()) {
      for (const row of group.wallets) {
        expect(row).toMatchObject({ groupName: group.name, groupIndex })
      }
    }
  })

  test('an empty group is left out', () => {
    expect(listOf({})).toEqual([])
    expect(listOf({ groups: [{ groupName: 'Hidden', wallets: [birch] }] })).toEqual([])
  })

  test('recent wallets float to the top of their group, newest first, and are marked', () => {
    const groups = listOf({ connectors: connectors('a', 'b', 'c'), recent: ['c', 'b', 'gone'] })
    expect(idsOf(groups)).toEqual([['installed', ['c', 'b', 'a']]])
    expect(groups[0]?.wallets.map(({ recent }) => recent)).toEqual([true, true, false])
  })

  test('a recent wallet stays in its own group, even if stored by its rdns', () => {
    const groups = listOf({
      connectors: connectors('com.unlisted'),
      groups: [
        { groupName: 'One', wallets: [cedar] },
        { groupName: 'Two', wallets: [{ ...cedar, id: 'dune', rdns: ['com.dune'] }, amber] },
      ],
      recent: ['gone', 'com.amber.beta'],
    })
    expect(idsOf(groups)).toEqual([
      ['installed', ['com.unlisted']],
      ['One', ['cedar']],
      ['Two', ['amber', 'dune']],
    ])
    expect(rowOf(groups, 'amber')?.recent).toBe(true)
  })

  test('a wallet announced twice has one row', () => {
    const twice = [...connectors('io.metamask'), ...connectors('io.metamask')]
    expect(idsOf(listOf({ connectors: twice }))).toEqual([['installed', ['io.metamask']]])
  })

  test('a wallet that announces one provider with two names has one row', () => {
    const provider = {}
    const groups = listOf({
      connectors: connectors('com.one', 'com.two', 'com.other'),
      announced: new Map([
        ['com.one', provider],
        ['com.two', provider],
        ['com.other', {}],
      ]),
    })
    expect(idsOf(groups)).toEqual([['installed', ['com.one', 'com.other']]])
  })

  describe("wagmi's connector for any wallet in the window", () => {
    const ethereum = {}
    const untargeted = connectors('injected').map((connector) => ({
      ...connector,
      type: 'injected',
    }))

    test('has no row if there is no wallet', () => {
      expect(listOf({ connectors: untargeted })).toEqual([])
    })

    test('has a row for a wallet that no other row represents', () => {
      expect(idsOf(listOf({ connectors: untargeted, ethereum }))).toEqual([
        ['installed', ['injected']],
      ])
    })

    test.each([
      ['an unlisted one', []],
      ['a configured one', [popular, more]],
    ])('leaves a wallet that announces itself to its own row: %s', (_, groups) => {
      const list = listOf({
        connectors: [...untargeted, ...connectors('io.metamask')],
        ethereum,
        announced: new Map([['io.metamask', ethereum]]),
        groups,
      })
      const installed = list.flatMap(({ wallets }) => wallets).filter((row) => row.installed)
      expect(installed.map(({ connector }) => connector?.id)).toEqual(['io.metamask'])
    })

    test.each(['browser', 'trust'])('leaves a wallet found in the window to its row: %s', (id) => {
      const list = listOf({
        connectors: [...untargeted, ...connectors(windowConnectorId(id))],
        ethereum,
        found: new Map([[id, ethereum]]),
        groups: [popular, more],
      })
      const installed = list.flatMap(({ wallets }) => wallets).filter((row) => row.installed)
      expect(installed.map((row) => row.id)).toEqual([id])
    })

    test('has a row beside a configured one of another wallet', () => {
      const list = listOf({
        connectors: [...untargeted, ...connectors('io.metamask')],
        ethereum,
        announced: new Map([['io.metamask', {}]]),
      })
      expect(idsOf(list)).toEqual([['installed', ['injected', 'io.metamask']]])
    })
  })

  test('a hostile name is sanitised and truncated, a hostile icon removed', () => {
    const [honest] = connectors('a')
    if (!honest) throw new Error('no connector')
    const hostile = {
      ...honest,
      name: `\u202Eevil${'x'.repeat(90)}`,
      icon: 'https://evil.example/i.png',
    }
    const wallet = listOf({ connectors: [hostile] })[0]?.wallets[0]
    expect(wallet?.name.length).toBeLessThanOrEqual(25)
    expect(wallet?.name).not.toContain('\u202E')
    expect(wallet?.iconUrl).toBeUndefined()
  })
})

test('a thousand wallets are read once each, in linear time', () => {
  const [model] = connectors('a')
  if (!model) throw new Error('no connector')
  const workFor = (count: number) => {
    const work = { infos: 0, ids: 0 }
    const many = Array.from({ length: count }, (_, index) => ({
      ...model,
      get id() {
        work.ids += 1
        return `com.wallet${index}`
      },
    }))
    const infoOf = (connector: Connector) => {
      work.infos += 1
      return providerInfo(connector)
    }
    const recent = ['com.wallet7']
    const list = listOf({ connectors: many, groups: [popular, more], recent, infoOf })
    expect(rowOf(list, `com.wallet${count - 1}`)).toBeDefined()
    return work
  }
  const thousand = workFor(1_000)
  expect(thousand.infos).toBe(1_000)
  expect(workFor(4_000).ids).toBeLessThanOrEqual(4 * thousand.ids)
})
