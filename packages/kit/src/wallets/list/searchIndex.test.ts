import { expect, test } from 'vitest'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { providerInfo } from '../discovery/providerInfo.ts'
import { searchIndex } from './searchIndex.ts'
import { rowFromProviderInfo } from './walletRows.ts'

function rowOf(name: string, id: string) {
  const [connector] = kitConfigForTest([fakeConnector({ id })]).wagmi.connectors
  if (!connector) throw new Error('no connector')
  const info = providerInfo({ ...connector, name })
  const place = { groupName: 'Installed', groupIndex: 0 }
  return rowFromProviderInfo(connector, place, {
    info,
    bundled: false,
    installed: true,
    recent: [],
    disputed: false,
    configuredNames: new Set(['metamask']),
  })
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
    { id: 'installed', name: 'Installed', index: 0, collapsed: false, wallets: [row] },
  ])
  expect(found(row, query)).toBe(expected)
  // Also finds a row that was added after the index was built.
  expect(searchIndex([])(row, query)).toBe(expected)
})
