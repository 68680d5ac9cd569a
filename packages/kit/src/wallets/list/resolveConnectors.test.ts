import { expect, test } from 'vitest'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import type { Device } from '../device.ts'
import type { WalletDefinition } from '../walletDefinition.ts'
import { walletList } from './walletList.ts'

const device: Device = { platform: 'desktop', browser: 'chrome', framed: false }
const own: WalletDefinition = {
  id: 'own',
  name: 'Own Wallet',
  iconBackground: '#000000',
  connectorId: 'host',
}

/** The page's connector 'host', or that of an announced wallet. */
const connectorOf = (id: string) => fakeConnector(id === 'host' ? { id } : { id, type: 'injected' })

function listOf(connectorIds: readonly string[], wallets: readonly WalletDefinition[]) {
  const { connectors } = kitConfigForTest(connectorIds.map(connectorOf)).wagmi
  const groups = walletList({
    connectors,
    device,
    bundledWallets: [],
    recent: [],
    groups: [{ groupName: 'Recommended by us', wallets }],
  })
  const rows = groups.map(({ name, wallets: listed }) => [name, listed.map(({ id }) => id)])
  return { connectors, groups, rows }
}

test('a custom connector is listed once, under the heading and name that the page gives it', () => {
  const { connectors, groups, rows } = listOf(['host', 'io.other'], [own])
  expect(rows).toEqual([
    ['Installed', ['io.other']],
    ['Recommended by us', ['own']],
  ])
  const row = groups.at(-1)?.wallets[0]
  expect(row).toMatchObject({ name: 'Own Wallet', ready: true, installed: false })
  expect(row?.connector).toBe(connectors[0])
})

test('two wallets can share a connector', () => {
  const { groups } = listOf(['host'], [own, { ...own, id: 'twin', name: 'Twin' }])
  expect(groups.flatMap(({ wallets }) => wallets.map(({ connector }) => connector?.id))).toEqual([
    'host',
    'host',
  ])
})

test('without its connector a wallet is listed only if it can be downloaded', () => {
  const downloadUrls = { browserExtension: 'https://own.example' }
  expect(listOf([], [own]).rows).toEqual([])
  const { groups } = listOf([], [{ ...own, downloadUrls }])
  expect(groups[0]?.wallets[0]).toMatchObject({ id: 'own', ready: false, connector: undefined })
})

test('an announced wallet does not replace the connector, and is not listed beside it', () => {
  const { groups, rows } = listOf(['host', 'io.own'], [{ ...own, rdns: ['io.own'] }])
  const row = groups.flatMap(({ wallets }) => wallets).find(({ id }) => id === 'own')
  expect(row?.connector?.id).toBe('host')
  expect(rows).toEqual([['Recommended by us', ['own']]])
})
