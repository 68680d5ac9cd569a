import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CreateConnectorFn } from 'wagmi'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector, never } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { disconnectAll, disconnectListeners } from './disconnectAll.ts'
import { walletFollower } from './walletFollower.ts'

const permission = [{ parentCapability: 'eth_accounts' }]

/** An injected wallet that can be locked, and a page that follows it. */
async function setUp(
  permissions: (method: string) => unknown = () => permission,
  options: {
    readonly connect?: () => Promise<readonly (typeof alice)[]>
    /** Default: one that reports changes. */
    readonly storage?: StorageLike
    readonly on?: () => never
  } = {},
) {
  const listeners = new Set<(accounts: readonly string[]) => void>()
  let isLocked = false
  const onCall = vi.fn()
  const provider = {
    request: async ({ method }: { method: string }) => permissions(method),
    on: options.on ?? ((_: string, listener: () => void) => listeners.add(listener)),
    removeListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  const create: CreateConnectorFn = (config) => ({
    ...fakeConnector({
      id: 'Fake Wallet',
      getProvider: async () => provider,
      isAuthorized: async () => !isLocked,
      connect: options.connect,
      onCall,
    })(config),
    type: 'injected',
  })
  const { storage = keepStorageAlive(memoryStorage()) } = options
  const kit = kitConfigForTest([create], { storage })
  const [connector] = kit.wagmi.connectors
  const follower = kit.get(walletFollower)
  follower.follow()
  return {
    kit,
    follower,
    listeners,
    onCall,
    storage,
    connect: () => connectTo(kit.wagmi, connector),
    lock() {
      isLocked = true
      connector?.emitter.emit('disconnect')
    },
    unlock() {
      isLocked = false
      for (const listener of [...listeners]) listener([alice])
    },
    absent: follower.absent.get,
    status: () => kit.wagmi.state.status,
  }
}

describe('a wallet that removes its accounts', () => {
  test('is locked while the page still has permission, and reconnects', async () => {
    const wallet = await setUp()
    await wallet.connect()
    wallet.lock()
    await vi.waitFor(() =>
      expect(wallet.absent()).toEqual({ name: 'Fake Wallet', reason: 'locked' }),
    )
    expect(wallet.status()).toBe('disconnected')
    wallet.unlock()
    await vi.waitFor(() => expect(wallet.status()).toBe('connected'))
    await vi.waitFor(() => expect(wallet.absent()).toBeUndefined())
    expect(wallet.listeners.size).toBe(0)
  })

  test.each([
    ['withdrew its permission', () => [], undefined],
    ['answers nonsense', () => ({ parentCapability: 'eth_accounts' }), undefined],
    [
      'cannot say',
      () => {
        throw new Error('unknown method')
      },
      { name: 'Fake Wallet', reason: 'unknown' },
    ],
  ])('and %s is not locked', async (_what, answer, expected) => {
    const asked = vi.fn(answer)
    const wallet = await setUp(asked)
    await wallet.connect()
    wallet.lock()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('wallet_getPermissions'))
    await vi.waitFor(() => expect(wallet.absent()).toEqual(expected))
    wallet.unlock()
    await vi.waitFor(() => expect(wallet.status()).toBe('connected'))
  })

  test.each([
    ['a storage that reports changes', keepStorageAlive(memoryStorage())],
    ["the page's own storage", memoryStorage()],
  ])('is neither locked nor restored once the visitor has disconnected, with %s', async (_, storage) => {
    const wallet = await setUp(undefined, { storage })
    await wallet.connect()
    wallet.lock()
    await vi.waitFor(() => expect(wallet.absent()).toBeDefined())
    await disconnectAll(wallet.kit)
    await vi.waitFor(() => expect(wallet.absent()).toBeUndefined())
    await vi.waitFor(() => expect(wallet.listeners.size).toBe(0))
    wallet.unlock()
    wallet.follower.follow()
    await vi.waitFor(() => expect(wallet.absent()).toBeUndefined())
    expect(wallet.status()).toBe('disconnected')
  })

  test("is not locked once the page has disconnected it by wagmi's disconnect", async () => {
    const permissions = vi.fn(() => permission)
    const wallet = await setUp(permissions)
    await wallet.connect()
    // As wagmi's injected connector does, for a wallet that keeps its permission.
    const { storage } = wallet.kit.wagmi
    const note = `${storage?.key}.Fake Wallet.disconnected`
    await storage?.setItem('Fake Wallet.disconnected' as 'recentConnectorId', 'true')
    const read = vi.spyOn(wallet.storage, 'getItem')
    wallet.lock()
    await vi.waitFor(() => expect(read).toHaveBeenCalledWith(note))
    await vi.waitFor(() => expect(wallet.listeners.size).toBe(1))
    expect(wallet.absent()).toBeUndefined()
    expect(permissions).not.toHaveBeenCalled()
  })

  test('and then fails to connect is tried once per accountsChanged event', async () => {
    let fails = false
    const wallet = await setUp(undefined, {
      connect: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve([alice])),
    })
    await wallet.connect()
    fails = true
    wallet.lock()
    await vi.waitFor(() => expect(wallet.absent()).toBeDefined())
    wallet.onCall.mockClear()
    wallet.unlock()
    const connects = () => wallet.onCall.mock.calls.filter(([name]) => name === 'connect').length
    await vi.waitFor(() => expect(connects()).toBe(1))
    await vi.waitFor(() => expect(wallet.status()).toBe('disconnected'))
    await vi.waitFor(() => expect(wallet.listeners.size).toBe(1))
    expect(connects()).toBe(1)
  })
})

test('a wallet connected in another tab is connected here too', async () => {
  const wallet = await setUp()
  // As another tab would write it.
  await wallet.kit.wagmi.storage?.setItem('recentConnectorId', 'Fake Wallet')
  await vi.waitFor(() => expect(wallet.status()).toBe('connected'))
})

test('a wallet that never responds blocks nothing', async () => {
  vi.useFakeTimers()
  try {
    const kit = kitConfigForTest([fakeConnector({ id: 'hangs', getProvider: () => never() })])
    await kit.wagmi.storage?.setItem('recentConnectorId', 'hangs')
    const { absent, follow } = kit.get(walletFollower)
    follow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(absent.get()).toBeUndefined()
    expect(kit.wagmi.state.status).toBe('disconnected')
  } finally {
    vi.useRealTimers()
  }
})

describe('a follower that is stopped', () => {
  afterEach(() => void vi.useRealTimers())

  /** A locked wallet that the page has stopped following. */
  async function stopped() {
    vi.useFakeTimers()
    const permissions = vi.fn(() => permission)
    const wallet = await setUp(permissions)
    await wallet.connect()
    wallet.lock()
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.absent()).toEqual({ name: 'Fake Wallet', reason: 'locked' })
    wallet.follower.stop()
    wallet.onCall.mockClear()
    permissions.mockClear()
    return { ...wallet, permissions }
  }

  test('asks the wallet nothing, whatever changes, and shows none as absent', async () => {
    const wallet = await stopped()
    expect(wallet.absent()).toBeUndefined()
    expect(wallet.listeners.size).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    wallet.unlock()
    await wallet.kit.wagmi.storage?.setItem('recentConnectorId', 'Fake Wallet')
    wallet.kit.wagmi.setState((state) => ({ ...state, status: 'connecting' }))
    wallet.kit.wagmi.setState((state) => ({ ...state, status: 'disconnected' }))
    wallet.kit.get(disconnectListeners).notify()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wallet.onCall).not.toHaveBeenCalled()
    expect(wallet.permissions).not.toHaveBeenCalled()
    expect(wallet.status()).toBe('disconnected')
  })

  test('ends a check that has begun', async () => {
    const wallet = await stopped()
    wallet.follower.follow()
    wallet.follower.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wallet.onCall).not.toHaveBeenCalled()
    expect(wallet.absent()).toBeUndefined()
    expect(wallet.listeners.size).toBe(0)
  })

  test('can follow again', async () => {
    const wallet = await stopped()
    wallet.follower.follow()
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.absent()).toEqual({ name: 'Fake Wallet', reason: 'locked' })
    wallet.unlock()
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.status()).toBe('connected')
  })
})

test('a wallet whose provider throws at each listener is followed all the same', async () => {
  const fail = vi.fn(() => {
    throw new Error('mine')
  })
  const failed = vi.fn()
  process.on('unhandledRejection', failed)
  const { connect, follower, lock } = await setUp(undefined, { on: fail })
  await connect()
  lock()
  await vi.waitFor(() => expect(follower.absent.get()).toMatchObject({ reason: 'locked' }))
  process.off('unhandledRejection', failed)
  expect(fail).toHaveBeenCalled()
  expect(failed).not.toHaveBeenCalled()
})
