import { describe, expect, test } from 'vitest'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import type { Device } from './device.ts'
import { type WalletListInput, walletList } from './walletList.ts'

const chrome: Device = { platform: 'desktop', browser: 'chrome', framed: false }

/** A desktop browser with what a test says. */
function listOf(input: Partial<WalletListInput>) {
  return walletList({ connectors: [], ownWallets: [], recent: [], device: chrome, ...input })
}

function connectors(...ids: readonly string[]) {
  return kitConfigForTest(ids.map((id) => fakeConnector({ id }))).wagmi.connectors
}

const idsOf = (groups: ReturnType<typeof walletList>) =>
  groups.map(({ id, wallets }) => [id, wallets.map((wallet) => wallet.id)])

describe('walletList', () => {
  test('what the page brings along comes first, then what is installed', () => {
    const groups = listOf({
      connectors: connectors('io.metamask', 'xyz.foyer.demo'),
      ownWallets: ['xyz.foyer.demo'],
      recent: [],
    })
    expect(idsOf(groups)).toEqual([
      ['demo', ['xyz.foyer.demo']],
      ['installed', ['io.metamask']],
    ])
  })

  test('an empty group is left out', () => {
    expect(listOf({ connectors: [], ownWallets: [], recent: [] })).toEqual([])
  })

  test('recent wallets float to the top of their group, newest first, and are marked', () => {
    const groups = listOf({
      connectors: connectors('a', 'b', 'c'),
      ownWallets: [],
      recent: ['c', 'b', 'gone'],
    })
    expect(idsOf(groups)).toEqual([['installed', ['c', 'b', 'a']]])
    expect(groups[0]?.wallets.map(({ recent }) => recent)).toEqual([true, true, false])
  })

  test('a wallet that is announced twice has one row', () => {
    const twice = [...connectors('io.metamask'), ...connectors('io.metamask')]
    const groups = listOf({ connectors: twice, ownWallets: [], recent: [] })
    expect(idsOf(groups)).toEqual([['installed', ['io.metamask']]])
  })

  test('a hostile name is cut and cleaned, a hostile icon dropped', () => {
    const [honest] = connectors('a')
    if (!honest) throw new Error('no connector')
    const hostile = {
      ...honest,
      name: `\u202Eevil${'x'.repeat(90)}`,
      icon: 'https://evil.example/i.png',
    }
    const wallet = listOf({ connectors: [hostile], ownWallets: [], recent: [] })[0]?.wallets[0]
    expect(wallet?.name.length).toBeLessThanOrEqual(25)
    expect(wallet?.name).not.toContain('\u202E')
    expect(wallet?.iconUrl).toBeUndefined()
  })
})
