import { expect, test, vi } from 'vitest'
import { injected } from 'wagmi'
import { getWalletConnectConnector } from './getWalletConnectConnector.ts'
import { toDefinition } from './toDefinition.ts'
import type { Wallet } from './wallet.ts'
import { metaMaskWallet } from './wallets.ts'

const projectId = '0'.repeat(32)
const omega: Wallet = {
  id: 'omega',
  name: 'Omega Wallet',
  iconUrl: async () => '/omega.svg',
  iconBackground: '#0c2f78',
  rdns: 'com.omega',
  downloadUrls: { chrome: 'https://omega.example/chrome', qrCode: 'https://omega.example/qr' },
  mobile: { getUri: (uri) => `https://omega.example/wc?uri=${encodeURIComponent(uri)}` },
  desktop: { getUri: (uri) => `omega://${uri}` },
  qrCode: {
    getUri: (uri) => uri,
    instructions: {
      learnMoreUrl: 'https://omega.example/learn',
      steps: [
        { step: 'install', title: 'Open Omega', description: 'Put it on your home screen.' },
        { step: 'connect', title: 'Connect', description: 'Confirm.' },
      ],
    },
  },
  createConnector: getWalletConnectConnector({ projectId }),
}

test('a custom wallet keeps its names, links, downloads and steps', async () => {
  expect(await toDefinition(omega)).toMatchObject({
    id: 'omega',
    name: 'Omega Wallet',
    iconUrl: '/omega.svg',
    rdns: ['com.omega'],
    kind: 'walletConnect',
    links: { mobile: 'https://omega.example/wc?uri={uri}', desktop: 'omega://{rawUri}' },
    downloadUrls: { chrome: 'https://omega.example/chrome', qrCode: 'https://omega.example/qr' },
    instructions: {
      qrCode: {
        learnMoreUrl: 'https://omega.example/learn',
        steps: [
          { kind: 'install', title: 'Open Omega', description: 'Put it on your home screen.' },
          { kind: 'scan', title: 'Connect', description: 'Confirm.' },
        ],
      },
      extension: undefined,
    },
  })
})

test('a wallet with its own connector is connected by that', async () => {
  const own = { ...omega, createConnector: () => injected() }
  const definition = await toDefinition(own)
  expect(definition).toMatchObject({ connectorId: 'omega' })
  expect(definition.kind).toBeUndefined()
})

test('a wallet that says that it is not installed is not ready', async () => {
  const own = { ...omega, createConnector: () => injected() }
  expect((await toDefinition({ ...own, installed: false })).connectorId).toBeUndefined()
  expect(await toDefinition({ ...own, installed: true })).toMatchObject({ connectorId: 'omega' })
  expect(await toDefinition({ ...omega, installed: false })).toMatchObject({
    kind: 'walletConnect',
  })
})

test("a wallet of the kit keeps the kit's fields and the app's changes", async () => {
  const wallet = metaMaskWallet({ projectId, appName: 'App' })
  expect(await toDefinition({ ...wallet, name: 'My MetaMask' })).toMatchObject({
    id: 'metaMask',
    name: 'My MetaMask',
    injected: { flags: ['isMetaMask'] },
    kind: 'walletConnect',
  })
})

test("a wallet of the kit with the app's own connector is connected by that", async () => {
  const wallet = metaMaskWallet({ projectId, appName: 'App' })
  const own = { ...wallet, id: 'mine', name: 'Mine', createConnector: () => injected() }
  const definition = await toDefinition(own)
  expect(definition).toMatchObject({
    id: 'mine',
    name: 'Mine',
    rdns: ['io.metamask', 'io.metamask.mobile', 'io.metamask.flask'],
    connectorId: 'mine',
  })
  expect(definition.kind).toBeUndefined()
  expect((await toDefinition(wallet)).connectorId).toBeUndefined()
  expect(await toDefinition({ ...own, installed: false })).toMatchObject({
    kind: 'walletConnect',
    connectorId: undefined,
  })
})

test('a wallet is listed without an icon or a link that its functions fail to make', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken: Wallet = {
    ...omega,
    iconUrl: async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    },
    mobile: {
      getUri() {
        throw new Error('not on this platform')
      },
    },
  }
  expect(await toDefinition(broken)).toMatchObject({
    name: 'Omega Wallet',
    iconUrl: undefined,
    links: { mobile: undefined, desktop: 'omega://{rawUri}' },
  })
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})
