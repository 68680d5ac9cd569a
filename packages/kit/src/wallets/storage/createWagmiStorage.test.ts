import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { type Config, createConfig, http } from '@wagmi/core'
import { base, mainnet } from '@wagmi/core/chains'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWagmiStorage } from './createWagmiStorage.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const good = {
  accounts: [account],
  chainId: 8453,
  connector: { id: 'io.metamask', name: 'MetaMask', type: 'injected', uid: 'one' },
} as const

/** The stored text for a list of entries. */
function stored(entries: unknown, more: object = {}): string {
  return JSON.stringify({
    state: { connections: { __type: 'Map', value: entries }, chainId: 8453, current: 'one' },
    version: 2,
    ...more,
  })
}

function configOn(disk: StorageLike, ssr = true, instanceId?: string): Config {
  return createConfig({
    chains: [mainnet, base],
    transports: { [mainnet.id]: http(), [base.id]: http() },
    multiInjectedProviderDiscovery: false,
    ssr,
    storage: createWagmiStorage({ key: 'foyer', storage: disk, instanceId }),
  })
}

/** Does what wagmi's provider does on mount. */
async function rehydrate(config: Config): Promise<void> {
  const { persist }: { persist: { rehydrate(): Promise<void> } } = config._internal.store
  await persist.rehydrate()
}

/** wagmi's state after reading its storage. */
async function restored(disk: StorageLike, instanceId?: string): Promise<Config['state']> {
  const config = configOn(disk, true, instanceId)
  await rehydrate(config)
  return config.state
}

describe('createWagmiStorage: the connection store', () => {
  it('is stored as version 2, and wagmi reads it as its own', async () => {
    const disk = memoryStorage()
    const config = configOn(disk, false)
    const connector = fakeConnector(config)
    const { uid } = connector
    const connections = new Map([[uid, { ...good, connector }]])
    config.setState((state) => ({ ...state, connections, current: uid, chainId: 8453 }))
    const kept = { ...good, connector: { ...good.connector, uid } }
    expect(JSON.parse(disk.getItem('foyer.store') ?? '')).toEqual({
      version: 2,
      state: { connections: { __type: 'Map', value: [[uid, kept]] }, chainId: 8453, current: uid },
    })
    const state = await restored(disk)
    expect(state.connections.get(uid)).toEqual(kept)
    expect(state).toMatchObject({ current: uid, chainId: 8453 })
  })

  it('survives the empty state that wagmi writes before it reads', async () => {
    const disk = memoryStorage()
    disk.setItem('foyer.store', stored([['one', good]]))
    const config = configOn(disk)
    expect(disk.getItem('foyer.store')).toContain(account)
    await rehydrate(config)
    expect(config.state.connections.size).toBe(1)
    config.setState((state) => ({ ...state, connections: new Map(), current: null }))
    expect(disk.getItem('foyer.store')).not.toContain(account)
  })

  it('accepts addresses in any case and returns them checksummed', async () => {
    const disk = memoryStorage()
    disk.setItem('foyer.store', stored([['one', { ...good, accounts: [account.toLowerCase()] }]]))
    expect((await restored(disk)).connections.get('one')?.accounts).toEqual([account])
  })

  it.each([
    ['no connection', null],
    ['no accounts', { ...good, accounts: [] }],
    ['accounts that are not a list', { ...good, accounts: account }],
    ['an account that is not an address', { ...good, accounts: [account, '0x12'] }],
    ['an account that is not text', { ...good, accounts: [{ toString: 'trap' }] }],
    ['a chain id as text', { ...good, chainId: '8453' }],
    ['chain id 0', { ...good, chainId: 0 }],
    ['a broken chain id', { ...good, chainId: 1.5 }],
    ['no connector', { ...good, connector: undefined }],
    ['a connector without a name', { ...good, connector: { ...good.connector, name: '' } }],
    ['a connector whose id is an object', { ...good, connector: { ...good.connector, id: {} } }],
    ['a connector of another uid', { ...good, connector: { ...good.connector, uid: 'two' } }],
    ['an endless name', { ...good, connector: { ...good.connector, name: 'x'.repeat(1_000) } }],
  ])('discards an entry with %s, and keeps the others', async (_title, entry) => {
    const disk = memoryStorage()
    const neighbour = { ...good, connector: { ...good.connector, uid: 'good' } }
    disk.setItem('foyer.store', stored([['one', entry], ['good', neighbour], 'one', []]))
    const state = await restored(disk)
    expect([...state.connections.keys()]).toEqual(['good'])
    expect(state.current).toBeNull()
  })

  it('keeps only the known fields of an entry', async () => {
    const disk = memoryStorage()
    const connector = { ...good.connector, icon: 'javascript:alert(1)', getProvider: 'trap' }
    disk.setItem('foyer.store', stored([['one', { ...good, connector, more: true }]]))
    expect((await restored(disk)).connections.get('one')).toEqual(good)
  })

  it.each([
    ['cut text', '{"state":{"connec'],
    ['another version', stored([['one', good]], { version: 3 })],
    ['no state', JSON.stringify({ version: 2 })],
    ['connections that are not a map', JSON.stringify({ state: { connections: [] }, version: 2 })],
    ['entries that are not a list', stored({ one: good })],
    ['a broken bigint', '{"state":{"connections":{"__type":"bigint","value":"x"}},"version":2}'],
    ['another instance', stored([['one', good]], { instance: 'other' })],
  ])('starts disconnected from %s', async (_title, raw) => {
    const disk = memoryStorage()
    disk.setItem('foyer.store', raw)
    const state = await restored(disk)
    expect(state.connections.size).toBe(0)
    expect(state).toMatchObject({ current: null, status: 'disconnected' })
  })

  it('falls back to the first chain for an unknown one', async () => {
    const disk = memoryStorage()
    disk.setItem('foyer.store', stored([]).replace('8453', '"x"'))
    expect((await restored(disk)).chainId).toBe(mainnet.id)
  })

  it('belongs to one instance', async () => {
    const disk = memoryStorage()
    disk.setItem('foyer.store', stored([['one', good]], { instance: 'first' }))
    expect((await restored(disk, 'first')).connections.size).toBe(1)
    expect((await restored(disk, 'second')).connections.size).toBe(0)
    expect(disk.getItem('foyer.store')).toBeNull()
  })

  it('property: never breaks wagmi', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((entries) => stored(JSON.parse(entries))),
      fc.json().map((state) => JSON.stringify({ state: JSON.parse(state), version: 2 })),
    )
    await fc.assert(
      fc.asyncProperty(text, async (raw) => {
        const disk = memoryStorage()
        disk.setItem('foyer.store', raw)
        const { connections, chainId } = await restored(disk)
        expect(connections).toBeInstanceOf(Map)
        expect([mainnet.id, base.id]).toContain(chainId)
      }),
      { numRuns: 50 },
    )
  })
})

describe('createWagmiStorage: the other items', () => {
  it('are stored and read under their key', async () => {
    const disk = memoryStorage()
    const storage = createWagmiStorage({ key: 'foyer', storage: disk, instanceId: 'first' })
    await storage.setItem('recentConnectorId', 'io.metamask')
    expect(disk.getItem('foyer.recentConnectorId')).toBe(
      '{"v":1,"instance":"first","data":"io.metamask"}',
    )
    expect(await storage.getItem('recentConnectorId')).toBe('io.metamask')
    await storage.removeItem('recentConnectorId')
    expect(disk.getItem('foyer.recentConnectorId')).toBeNull()
    expect(await storage.getItem('recentConnectorId')).toBeNull()
  })

  it('can be flags and lists of connectors', async () => {
    const storage: ReturnType<typeof createWagmiStorage> = createWagmiStorage({
      key: 'foyer',
      storage: memoryStorage(),
    })
    await storage.setItem('injected.connected', true)
    await storage.setItem('walletConnect.requestedChains', [1, 56])
    expect(await storage.getItem('injected.connected')).toBe(true)
    expect(await storage.getItem('walletConnect.requestedChains')).toEqual([1, 56])
  })

  it('can be whatever a connector of the page keeps, as in any storage of wagmi', async () => {
    const storage = createWagmiStorage({ key: 'foyer', storage: memoryStorage() })
    const session = { token: 'x'.repeat(2_000), until: 12n, scopes: [{ name: 'sign' }] }
    await storage.setItem('own.session', session)
    expect(await storage.getItem('own.session')).toEqual(session)
  })

  it('are absent if wagmi cannot read them', async () => {
    const disk = memoryStorage()
    const storage = createWagmiStorage({ key: 'foyer', storage: disk })
    disk.setItem('foyer.own.session', '{"v":1,"data":{"__type":"bigint","value":"x"}}')
    expect(await storage.getItem('own.session')).toBeNull()
  })

  it.each([
    'not json',
    '"bare"',
    '{"v":1}',
    '{"v":1,"data":{"a":1}}',
    '{"v":2,"data":"x"}',
  ])('are absent for %s', async (raw) => {
    const disk = memoryStorage()
    const storage = createWagmiStorage({ key: 'foyer', storage: disk })
    disk.setItem('foyer.recentConnectorId', raw)
    expect(await storage.getItem('recentConnectorId')).toBeNull()
  })

  it('remove the last wallet of another instance at once, and keep the current one', () => {
    const disk = memoryStorage()
    disk.setItem('foyer.recentConnectorId', '{"v":1,"instance":"first","data":"a"}')
    createWagmiStorage({ key: 'foyer', storage: disk, instanceId: 'first' })
    expect(disk.getItem('foyer.recentConnectorId')).not.toBeNull()
    createWagmiStorage({ key: 'foyer', storage: disk, instanceId: 'second' })
    expect(disk.getItem('foyer.recentConnectorId')).toBeNull()
  })
})

function fakeConnector(config: Config) {
  return config._internal.connectors.setup(() => ({
    ...good.connector,
    async connect() {
      // biome-ignore lint/plugin/casts: wagmi's type depends on a flag that is not set.
      return { accounts: [], chainId: 1 } as never
    },
    async disconnect() {},
    async getAccounts() {
      return []
    },
    async getChainId() {
      return 1
    },
    async getProvider() {
      return undefined
    },
    async isAuthorized() {
      return false
    },
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }))
}
