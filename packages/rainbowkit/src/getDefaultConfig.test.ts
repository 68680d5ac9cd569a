import { MissingProjectIdError } from '@foyer/kit/errors'
import { connect, createConfig, http, reconnect } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { injected } from 'wagmi'
import { connectorsForWallets, walletSetupOf } from './connectorsForWallets.ts'
import { getDefaultConfig, getDefaultWallets } from './getDefaultConfig.ts'
import { getWalletConnectConnector } from './getWalletConnectConnector.ts'
import type { Wallet } from './wallet.ts'
import {
  baseAccount,
  braveWallet,
  coinbaseWallet,
  injectedWallet,
  metaMaskWallet,
  rabbyWallet,
  rainbowWallet,
} from './wallets.ts'

const projectId = '0123456789abcdef0123456789abcdef'
const params = { appName: 'App', projectId }
const custom =
  (id: string, more: Partial<Wallet> = {}) =>
  (): Wallet => ({
    id,
    name: id,
    iconUrl: '',
    iconBackground: '#000',
    createConnector: () => injected(),
    ...more,
  })

afterEach(() => vi.restoreAllMocks())

const types = (config: { readonly connectors: readonly { readonly type: string }[] }) =>
  config.connectors.map(({ type }) => type)

describe('getDefaultConfig', () => {
  test('creates a wagmi config with one connector per connection method', async () => {
    const config = getDefaultConfig({ ...params, chains: [mainnet, base] })
    expect(types(config)).toEqual(['safe', 'coinbaseWallet', 'walletConnect'])
    expect(config.chains.map(({ id }) => id)).toEqual([1, 8453])
    // Literal ids survive, for `Register`.
    expect(config.getClient({ chainId: 8453 }).chain.id).toBe(8453)
    const setup = walletSetupOf(config)
    expect(setup?.appName).toBe('App')
    const groups = await setup?.groups()
    expect(
      groups?.map(({ groupName, wallets }) => [groupName, wallets.map(({ id }) => id)]),
    ).toEqual([['Popular', ['safe', 'rainbow', 'coinbase', 'metaMask', 'walletConnect']]])
  })

  test('leaves out WalletConnect if the project id is the placeholder of the guides', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const config = getDefaultConfig({ ...params, projectId: 'YOUR_PROJECT_ID', chains: [mainnet] })
    expect(types(config)).toEqual(['safe', 'coinbaseWallet'])
    expect(info).toHaveBeenCalledOnce()
  })

  test('keeps the wallets, and adds no connector, if none of them has one', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const config = getDefaultConfig({
      appName: 'App',
      projectId: 'YOUR_PROJECT_ID',
      chains: [mainnet],
      wallets: [{ groupName: 'Mine', wallets: [injectedWallet, rabbyWallet] }],
    })
    expect(config.connectors).toEqual([])
    const setup = walletSetupOf(config)
    expect(setup?.appName).toBe('App')
    const [group] = (await setup?.groups()) ?? []
    expect(group?.wallets.map(({ id }) => id)).toEqual(['browser', 'rabby'])
  })

  test('refuses any other malformed project id', () => {
    expect(() => getDefaultConfig({ ...params, projectId: '', chains: [mainnet] })).toThrow(
      MissingProjectIdError,
    )
  })

  test('needs no project id for wallets that never use WalletConnect', () => {
    const info = vi.spyOn(console, 'info')
    const wallets = [{ groupName: 'Mine', wallets: [injectedWallet, braveWallet] }]
    for (const projectId of ['', 'YOUR_PROJECT_ID']) {
      const config = getDefaultConfig({ ...params, projectId, chains: [mainnet], wallets })
      expect(config.connectors).toEqual([])
    }
    expect(info).not.toHaveBeenCalled()
  })

  test('keeps custom transports, wagmi options and chain icon URLs', () => {
    const withIcons = [
      { ...mainnet, iconUrl: '/eth.svg', iconBackground: '#fff' },
      { ...base, iconUrl: async () => '/base.svg' },
    ] as const
    const config = getDefaultConfig({
      ...params,
      chains: withIcons,
      transports: { 1: http('https://one.example'), 8453: http('https://two.example') },
      ssr: true,
    })
    expect(config._internal.ssr).toBe(true)
    expect(config.getClient({ chainId: 1 }).transport.url).toBe('https://one.example')
    expect(config.chains.map(({ iconUrl }) => iconUrl)).toEqual(['/eth.svg', undefined])
  })
})

describe('connectorsForWallets', () => {
  const configOf = (wallets: (() => Wallet)[]) =>
    createConfig({
      chains: [mainnet],
      transports: { 1: http() },
      connectors: connectorsForWallets([{ groupName: 'Mine', wallets }], params),
    })

  test('passes the wallets to the provider through a config created by the app', async () => {
    const config = createConfig({
      chains: [mainnet],
      transports: { 1: http() },
      connectors: connectorsForWallets(
        [{ groupName: 'Recommended', wallets: [rainbowWallet, metaMaskWallet, rabbyWallet] }],
        params,
      ),
    })
    const [group] = (await walletSetupOf(config)?.groups()) ?? []
    expect(group?.wallets.map(({ id }) => id)).toEqual(['rainbow', 'metaMask', 'rabby'])
  })

  test('gives a custom wallet its own connector with its id and name', () => {
    const config = configOf([custom('omega'), custom('alpha')])
    expect(config.connectors.map(({ id, name }) => [id, name])).toEqual([
      ['omega', 'omega'],
      ['alpha', 'alpha'],
    ])
  })

  test("gives one of the kit's wallets the connector that the app sets, and no other", () => {
    const config = configOf([
      () => ({
        ...metaMaskWallet(params),
        id: 'mine',
        name: 'Mine',
        createConnector: () => injected(),
      }),
    ])
    expect(config.connectors.map(({ id, name }) => [id, name])).toEqual([['mine', 'Mine']])
  })

  test('creates no connector for a custom wallet that is not installed', () => {
    const config = configOf([custom('omega', { installed: false }), custom('alpha')])
    expect(config.connectors.map(({ id }) => id)).toEqual(['alpha'])
  })

  test('lets custom wallets share WalletConnect', () => {
    const createConnector = getWalletConnectConnector({ projectId })
    const config = configOf([
      custom('omega', { createConnector }),
      custom('alpha', { createConnector }),
    ])
    expect(types(config)).toEqual(['walletConnect'])
  })

  test('passes on wallets without any connector with one that cannot connect', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const config = createConfig({
      chains: [mainnet],
      transports: { 1: http() },
      connectors: connectorsForWallets([{ groupName: 'Mine', wallets: [injectedWallet] }], {
        ...params,
        projectId: 'YOUR_PROJECT_ID',
      }),
    })
    const setup = walletSetupOf(config)
    expect(setup?.appName).toBe('App')
    const [group] = (await setup?.groups()) ?? []
    expect(group?.wallets.map(({ id }) => id)).toEqual(['browser'])
    const [connector] = config.connectors
    expect(await reconnect(config)).toEqual([])
    await expect(connector && connect(config, { connector })).rejects.toThrow(
      'This connector only passes the list of wallets on to RainbowKitProvider.',
    )
    expect(config.state.status).toBe('disconnected')
  })

  test('adds no connector for a list without wallets', () => {
    expect(configOf([]).connectors).toEqual([])
  })

  test('leaves out hidden wallets and empty groups', async () => {
    const config = configOf([custom('omega', { hidden: () => true }), custom('alpha')])
    const [group] = (await walletSetupOf(config)?.groups()) ?? []
    expect(group?.wallets.map(({ id }) => id)).toEqual(['alpha'])
  })

  test('lists a wallet once, at its first place, also under another name', async () => {
    const omega = custom('omega')
    const config = createConfig({
      chains: [mainnet],
      transports: { 1: http() },
      connectors: connectorsForWallets(
        [
          { groupName: 'Recommended', wallets: [rainbowWallet, baseAccount, omega] },
          { groupName: 'More', wallets: [coinbaseWallet, omega, rainbowWallet, rabbyWallet] },
        ],
        params,
      ),
    })
    const groups = await walletSetupOf(config)?.groups()
    expect(groups?.map(({ wallets }) => wallets.map(({ id }) => id))).toEqual([
      ['rainbow', 'coinbase', 'omega'],
      ['rabby'],
    ])
    expect(config.connectors.filter(({ id }) => id === 'omega')).toHaveLength(1)
  })

  test('getDefaultWallets returns the list, and with parameters its connectors', () => {
    expect(getDefaultWallets()).not.toHaveProperty('connectors')
    expect(getDefaultWallets(params).connectors).toHaveLength(3)
  })
})
