import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { describe, expect, test, vi } from 'vitest'
import { connectTo } from '../../../testing/connectTo.ts'
import { fakeConnector, never } from '../../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../../testing/kitConfigForTest.ts'
import { disconnectAll } from '../disconnectAll.ts'
import { autoConnect } from './autoConnect.ts'
import { connectionRestore } from './connectionRestore.ts'

const limits = { perConnector: 20, announcement: 20 }

/** The storage after an earlier visit that connected these wallets in this order. */
async function visitedBefore(...ids: readonly string[]): Promise<StorageLike> {
  const storage = memoryStorage()
  const { wagmi } = kitConfigForTest(
    ids.map((id) => fakeConnector({ id })),
    { storage },
  )
  await autoConnect(wagmi, limits)
  for (const connector of wagmi.connectors) await connectTo(wagmi, connector)
  return storage
}

describe('autoConnect', () => {
  test('sends no wallet a request on a first visit', async () => {
    const onCall = vi.fn()
    const { wagmi } = kitConfigForTest([fakeConnector({ id: 'a', onCall })])
    await autoConnect(wagmi, limits)
    expect(onCall).not.toHaveBeenCalled()
    expect(wagmi.state).toMatchObject({ status: 'disconnected', current: null })
  })

  test('never leaves the page without a connection that it made before', async () => {
    const { wagmi } = kitConfigForTest([fakeConnector({ id: 'a' })])
    await connectTo(wagmi, wagmi.connectors[0])
    const connectionOf = () => wagmi.state.connections.get(wagmi.state.current ?? '')
    const seen: unknown[] = []
    wagmi.subscribe(
      (state) => state,
      () => seen.push(connectionOf()?.connector.getProvider),
    )
    await autoConnect(wagmi, limits)
    expect(seen).not.toContain(undefined)
    expect(wagmi.state.status).toBe('connected')
    expect(wagmi.state.connections.size).toBe(1)
  })

  test('restores the wallet of the last visit', async () => {
    const storage = await visitedBefore('a')
    const { wagmi } = kitConfigForTest([fakeConnector({ id: 'a' })], { storage })
    await autoConnect(wagmi, limits)
    expect(wagmi.state.status).toBe('connected')
    const [connection] = wagmi.state.connections.values()
    expect(connection?.connector).toBe(wagmi.connectors[0])
    expect(await connection?.connector.getProvider()).toBeDefined()
  })

  test('tries the last used wallet first and stops at the first success', async () => {
    const storage = await visitedBefore('a', 'b')
    const asked: string[] = []
    const connectors = ['a', 'b'].map((id) =>
      fakeConnector({ id, onCall: (name) => name === 'connect' && asked.push(id) }),
    )
    const { wagmi } = kitConfigForTest(connectors, { storage })
    await autoConnect(wagmi, limits)
    expect(asked).toEqual(['b'])
    expect(wagmi.state.connections.size).toBe(1)
  })

  test('sends no further wallet a request once the visitor has connected another one', async () => {
    const storage = await visitedBefore('a', 'b')
    const answer = Promise.withResolvers<boolean>()
    const asked: string[] = []
    const onCall = () => void asked.push('a')
    const { wagmi } = kitConfigForTest(
      [
        fakeConnector({ id: 'a', onCall }),
        fakeConnector({ id: 'b', isAuthorized: () => answer.promise }),
        fakeConnector({ id: 'c' }),
      ],
      { storage },
    )
    const restored = autoConnect(wagmi, { perConnector: 60_000, announcement: 60_000 })
    await vi.waitFor(() => expect(wagmi.state.status).toBe('reconnecting'))
    await connectTo(wagmi, wagmi.connectors[2])
    answer.resolve(false)
    await restored
    expect(asked).toEqual([])
    expect([...wagmi.state.connections.values()].map(({ connector }) => connector.id)).toEqual([
      'c',
    ])
  })

  test('tries the other wallets in the order in which they were stored', async () => {
    const storage = await visitedBefore('c', 'b', 'd', 'a')
    const asked: string[] = []
    const connectors = ['a', 'b', 'c', 'd'].map((id) =>
      fakeConnector({
        id,
        isAuthorized: async () => id === 'd',
        onCall: (name) => name === 'isAuthorized' && asked.push(id),
      }),
    )
    const { wagmi } = kitConfigForTest(connectors, { storage })
    await autoConnect(wagmi, limits)
    expect(asked).toEqual(['a', 'c', 'b', 'd'])
    expect([...wagmi.state.connections.values()].map(({ connector }) => connector.id)).toEqual([
      'd',
    ])
  })

  test('waits for the last used wallet even if another stored one is already present', async () => {
    const storage = await visitedBefore('a', 'late')
    const asked: string[] = []
    const onCall = (id: string) => (name: string) => name === 'connect' && asked.push(id)
    const { wagmi } = kitConfigForTest([fakeConnector({ id: 'a', onCall: onCall('a') })], {
      storage,
    })
    const waiting = vi.spyOn(wagmi._internal.connectors, 'subscribe')
    const restored = autoConnect(wagmi, { perConnector: 60_000, announcement: 60_000 })
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled())
    const { setup, setState } = wagmi._internal.connectors
    const late = setup(fakeConnector({ id: 'late', onCall: onCall('late') }))
    setState((connectors) => [...connectors, late])
    await restored
    expect(asked).toEqual(['late'])
  })

  test.each([
    'getProvider',
    'isAuthorized',
    'connect',
  ] as const)('a wallet that hangs in %s does not block the next one', async (operation) => {
    const storage = await visitedBefore('a', 'hangs')
    const connectors = [
      fakeConnector({ id: 'a' }),
      fakeConnector({ id: 'hangs', [operation]: () => never() }),
    ]
    const { wagmi } = kitConfigForTest(connectors, { storage })
    await autoConnect(wagmi, limits)
    const current = wagmi.state.connections.get(wagmi.state.current ?? '')
    expect(current?.connector.id).toBe('a')
    expect(wagmi.state.status).toBe('connected')
  })

  test('a single hanging wallet ends disconnected, and a later reconnect works', async () => {
    const storage = await visitedBefore('a')
    const hanging = kitConfigForTest([fakeConnector({ id: 'a', isAuthorized: () => never() })], {
      storage,
    })
    await autoConnect(hanging.wagmi, limits)
    expect(hanging.wagmi.state.status).toBe('disconnected')

    const again = kitConfigForTest([fakeConnector({ id: 'a' })], {
      storage: await visitedBefore('a'),
    })
    await autoConnect(again.wagmi, limits)
    expect(again.wagmi.state.status).toBe('connected')
  })

  test('a wallet that no longer shares an account is not connected', async () => {
    const storage = await visitedBefore('a')
    const { wagmi } = kitConfigForTest([fakeConnector({ id: 'a', connect: async () => [] })], {
      storage,
    })
    await autoConnect(wagmi, limits)
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('sends no wallet a request after a deliberate disconnect', async () => {
    const storage = await visitedBefore('a', 'b')
    const before = kitConfigForTest([fakeConnector({ id: 'a' }), fakeConnector({ id: 'b' })], {
      storage,
    })
    await autoConnect(before.wagmi, limits)
    await disconnectAll(before)
    const onCall = vi.fn()
    const after = kitConfigForTest([fakeConnector({ id: 'a', onCall })], { storage })
    expect(after.get(connectionRestore).hadConnection).toBe(false)
    await autoConnect(after.wagmi, limits)
    expect(onCall).not.toHaveBeenCalled()
  })

  test('gives up on a wallet that was removed', async () => {
    const storage = await visitedBefore('gone')
    const kit = kitConfigForTest([fakeConnector({ id: 'other' })], { storage })
    expect(kit.get(connectionRestore).hadConnection).toBe(true)
    await autoConnect(kit.wagmi, limits)
    expect(kit.wagmi.state).toMatchObject({ status: 'disconnected', current: null })
  })

  test('discards connections stored by another instance of the local chains', async () => {
    const storage = memoryStorage()
    const old = kitConfigForTest([fakeConnector({ id: 'a' })], { storage, instanceId: 'one' })
    await autoConnect(old.wagmi, limits)
    const connector = old.wagmi.connectors[0]
    if (!connector) throw new Error('no connector')
    await connectTo(old.wagmi, connector)
    const fresh = kitConfigForTest([fakeConnector({ id: 'a' })], { storage, instanceId: 'two' })
    expect(fresh.get(connectionRestore).hadConnection).toBe(false)
    await autoConnect(fresh.wagmi, limits)
    expect(fresh.wagmi.state.status).toBe('disconnected')
  })
})
