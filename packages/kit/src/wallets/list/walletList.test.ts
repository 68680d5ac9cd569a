import { describe, expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import type { Device } from '../device.ts'
import { windowConnectorId } from '../discovery/injectedConnector.ts'
import { providerInfo } from '../discovery/providerInfo.ts'
import { more } from '../groups/more.ts'
import { popular } from '../groups/popular.ts'
import type { WalletDefinition } from '../walletDefinition.ts'
import { type WalletListInput, walletList } from './walletList.ts'

const chrome: Device = { platform: 'desktop', browser: 'chrome', framed: false }
const iPhone: Device = { platform: 'ios', browser: 'safari', framed: false }

/** A desktop browser with what a test says. */
function listOf(input: Partial<WalletListInput>) {
  return walletList({ connectors: [], bundledWallets: [], recent: [], device: chrome, ...input })
}

function connectors(...ids: readonly string[]) {
  return kitConfigForTest(ids.map((id) => fakeConnector({ id }))).wagmi.connectors
}

/** A connector as those of WalletConnect, Coinbase and Safe are. */
function shared(id: string): readonly Connector[] {
  return connectors(id).map((connector) => ({ ...connector, type: id }))
}

const idsOf = (groups: ReturnType<typeof walletList>) =>
  groups.map(({ id, wallets }) => [id, wallets.map((wallet) => wallet.id)])

const rowOf = (groups: ReturnType<typeof walletList>, id: string) =>
  groups.flatMap(({ wallets }) => wallets).find((wallet) => wallet.id === id)

const amber: WalletDefinition = {
  id: 'amber',
  name: 'Amber',
  iconBackground: '#000000',
  iconUrl: '/amber.svg',
  rdns: ['com.amber', 'com.amber.beta'],
  kind: 'walletConnect',
  links: { ios: 'amber://wc?uri={uri}' },
  downloadUrls: {
    chrome: 'https://c.example',
    ios: 'https://i.example',
    qrCode: 'https://q.example',
  },
}
const birch: WalletDefinition = { id: 'birch', name: 'Birch', iconBackground: '#111111' }
const cedar: WalletDefinition = {
  ...birch,
  id: 'cedar',
  name: 'Cedar',
  rdns: ['com.cedar'],
  downloadUrls: { chrome: 'https://cedar.example' },
}

describe('walletList', () => {
  test("the page's own connectors come first, then installed wallets", () => {
    const groups = listOf({
      connectors: connectors('io.metamask', 'xyz.foyer.demo'),
      bundledWallets: ['xyz.foyer.demo'],
    })
    expect(idsOf(groups)).toEqual([
      ['demo', ['xyz.foyer.demo']],
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
    expect(groups.map(({ name }) => name)).toEqual(['This demo', 'Installed', 'Zeta', 'Alpha'])
    expect(groups.map(({ index }) => index)).toEqual([0, 1, 2, 3])
    for (const group of groups) {
      for (const row of group.wallets) {
        expect(row).toMatchObject({ groupName: group.name, groupIndex: group.index })
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
      ['demo', ['xyz.foyer.demo']],
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

  test('on a phone is unsupported if there is an extension elsewhere, otherwise hidden', () => {
    const both = [{ groupName: 'Popular', wallets: [cedar, birch, amber] }]
    const list = listOf({
      groups: both,
      device: iPhone,
      phone: true,
      connectors: shared('walletConnect'),
    })
    expect(idsOf(list)).toEqual([['Popular', ['cedar', 'amber']]])
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
    // The picture of a connector that several wallets share is none of theirs.
    const paired = shared('walletConnect').map((connector) => ({ ...connector, icon }))
    expect(rowOf(listOf({ groups, connectors: paired }), 'amber')?.iconUrl).toBe('/amber.svg')
  })

  test('is distinguished from an unlisted wallet of the same name by the rdns', () => {
    const imitator = connectors('org.evil').map((connector) => ({ ...connector, name: 'amber' }))
    const list = listOf({ groups, connectors: imitator })
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

  test('is noted if two claim the same name, listed or not', () => {
    const list = listOf({
      groups,
      connectors: connectors('com.cedar', 'com.unlisted', 'com.other'),
      disputed: new Set(['com.cedar', 'com.unlisted']),
    })
    const disputed = list.flatMap(({ wallets }) => wallets).filter((row) => row.disputed)
    expect(disputed.map(({ id }) => id)).toEqual(['cedar', 'com.unlisted'])
  })
})

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

  test("only 'More' puts wallets that are not installed behind 'Show all'", () => {
    const list = listOf({ groups, connectors: shared('walletConnect') })
    expect(list.map(({ collapsed, id }) => [id, collapsed])).toEqual([
      ['Popular', false],
      ['More', true],
    ])
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
