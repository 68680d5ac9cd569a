import type { Connector } from 'wagmi'
import type { Device } from '../wallets/device.ts'
import { type WalletListInput, walletList } from '../wallets/list/walletList.ts'
import type { WalletDefinition } from '../wallets/walletDefinition.ts'
import { fakeConnector } from './fakeConnector.ts'
import { kitConfigForTest } from './kitConfigForTest.ts'

export const chrome: Device = { platform: 'desktop', browser: 'chrome', framed: false }
export const iPhone: Device = { platform: 'ios', browser: 'safari', framed: false }

/** The wallet list of a desktop browser, with a test's overrides. */
export function listOf(input: Partial<WalletListInput>) {
  return walletList({ connectors: [], bundledWallets: [], recent: [], device: chrome, ...input })
}

/** Connectors like those that wagmi makes for announced wallets. */
export function connectors(...ids: readonly string[]) {
  const ofWallets = ids.map((id) => fakeConnector({ id, type: 'injected' }))
  return kitConfigForTest(ofWallets).wagmi.connectors
}

/** A connector of the page with an SDK, like wagmi's `metaMask()`. */
export function sdk(id: string, rdns: string | readonly string[]): readonly Connector[] {
  return kitConfigForTest([fakeConnector({ id, rdns })]).wagmi.connectors
}

/** A connector that several wallets share, like WalletConnect's, Coinbase's and Safe's. */
export function shared(id: string): readonly Connector[] {
  return connectors(id).map((connector) => ({ ...connector, type: id }))
}

export const idsOf = (groups: ReturnType<typeof walletList>) =>
  groups.map(({ id, wallets }) => [id, wallets.map((wallet) => wallet.id)])

export const rowOf = (groups: ReturnType<typeof walletList>, id: string) =>
  groups.flatMap(({ wallets }) => wallets).find((wallet) => wallet.id === id)

export const amber: WalletDefinition = {
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
export const birch: WalletDefinition = { id: 'birch', name: 'Birch', iconBackground: '#111111' }
export const cedar: WalletDefinition = {
  ...birch,
  id: 'cedar',
  name: 'Cedar',
  rdns: ['com.cedar'],
  downloadUrls: { chrome: 'https://cedar.example' },
}
