import { describe, expect, test } from 'vitest'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletGroupForTest, walletRowForTest } from '../../testing/walletRowForTest.ts'
import { furtherWallets } from '../definitions/furtherWallets.ts'
import { popular } from '../definitions/popularWallets.ts'
import { providerInfo } from '../discovery/providerInfo.ts'
import { more } from '../groups/more.ts'
import { searchIndex } from './searchIndex.ts'
import { rowFromProviderInfo } from './walletRows.ts'

function rowOf(name: string, id: string) {
  const [connector] = kitConfigForTest([fakeConnector({ id })]).wagmi.connectors
  if (!connector) throw new Error('no connector')
  const info = providerInfo({ ...connector, name })
  const row = rowFromProviderInfo({
    choice: { connector, installed: true },
    info,
    device: { platform: 'desktop', browser: 'chrome', framed: false },
    bundled: false,
    recent: [],
    configuredNames: new Set(['metamask']),
  })
  return walletRowForTest(row)
}

test.each([
  ['Crypto.com Onchain', 'CRYPTO.COM', true],
  ['Crypto.com Onchain', 'com onch', true],
  ['Trust Wallet', 'trustwallet', true],
  ['Éclair', 'eclair', true],
  ['Éclair', 'e\u0301c', true],
  ['ＦＵＬＬ', 'full', true],
  ['Rainbow', '', true],
  ['Rainbow', '  ', true],
  ['Rainbow', 'bowrain', false],
  ['Rainbow', '.*', false],
  ['MetaMask', 'org.evil', true],
  ['Rainbow', 'org.evil', false],
])('%s is found by %j: %s', (name, query, expected) => {
  const row = rowOf(name, 'org.evil')
  const found = searchIndex([
    { id: 'installed', name: 'Installed', collapsed: false, wallets: [row] },
  ])
  expect(found(row, query)).toBe(expected)
  // Also finds a row that was added after the index was built.
  expect(searchIndex([])(row, query)).toBe(expected)
})

describe('a listed wallet', () => {
  const wallets = [...popular.wallets, ...more.wallets, ...furtherWallets].map((definition) =>
    walletRowForTest({ id: definition.id, name: definition.name, definition }),
  )
  const found = searchIndex([walletGroupForTest(wallets)])
  const idsBy = (query: string) => wallets.filter((row) => found(row, query)).map(({ id }) => id)

  test.each([
    ['Ledger Live', 'ledger'],
    ['okx exchange', 'okx'],
    ['OKEx', 'okx'],
    ['欧易', 'okx'],
    ['coinbase wallet', 'coinbase'],
    ['argent', 'argent'],
    ['Ready', 'argent'],
    ['XDEFI', 'ctrl'],
    ['bitkeep', 'bitget'],
    ['클립', 'com.klipwallet'],
    ['dcent', 'com.dcentwallet'],
    ["D'CENT", 'com.dcentwallet'],
    ['maiar', 'com.elrond.maiar.wallet'],
    // One letter wrong, missing, too many, or two exchanged.
    ['metamusk', 'metaMask'],
    ['etamask', 'metaMask'],
    ['phantomm', 'phantom'],
    ['phnatom', 'phantom'],
    ['tangme', 'com.tangem'],
    ['onchian', 'cryptoCom'],
    ['rabyb', 'rabby'],
    ['ledgr', 'ledger'],
  ])('is found by %j', (query, id) => {
    expect(idsBy(query)).toEqual([id])
  })

  test('has a former name that is part of another one', () => {
    expect(idsBy('base')).toEqual(['coinbase'])
  })

  test.each(['xq', 'abcdef', 'metamusc', 'walet connect two'])('is not found by %j', (query) => {
    expect(idsBy(query)).toEqual([])
  })

  test('that has the query is found without those that almost have it', () => {
    expect(idsBy('zeng')).toEqual(['com.zengo'])
    expect(idsBy('nest')).toEqual(['xyz.nestwallet'])
  })
})
