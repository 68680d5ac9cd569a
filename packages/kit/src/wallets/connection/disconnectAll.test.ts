import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { hydrate } from '@wagmi/core'
import { describe, expect, test, vi } from 'vitest'
import { createHostedKitConfig } from '../../kit/createHostedKitConfig.ts'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector, never } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { disconnectAll } from './disconnectAll.ts'
import { autoConnect } from './restore/autoConnect.ts'

async function connectedTo(...connectors: ReturnType<typeof fakeConnector>[]) {
  const storage = memoryStorage()
  const kit = kitConfigForTest(connectors, { storage })
  await autoConnect(kit.wagmi)
  for (const connector of kit.wagmi.connectors) await connectTo(kit.wagmi, connector)
  return { kit, storage }
}

describe('disconnectAll', () => {
  test('ends every connection, so that none takes over', async () => {
    const ended: string[] = []
    const note = (id: string) => (name: string) => name === 'disconnect' && ended.push(id)
    const { kit } = await connectedTo(
      fakeConnector({ id: 'a', onCall: note('a') }),
      fakeConnector({ id: 'b', onCall: note('b') }),
    )
    expect(kit.wagmi.state.connections.size).toBe(2)
    await disconnectAll(kit)
    expect(ended.toSorted()).toEqual(['a', 'b'])
    expect(kit.wagmi.state).toMatchObject({ status: 'disconnected', current: null })
    expect(kit.wagmi.state.connections.size).toBe(0)
  })

  test.each([
    ['keeps its permission', [alice], ['wallet']],
    ['takes it back', [], []],
  ])('names a wallet in the page that %s', async (_, accounts, names) => {
    const { kit } = await connectedTo(
      fakeConnector({ id: 'wallet', type: 'injected', getAccounts: async () => accounts }),
    )
    expect(await disconnectAll(kit)).toEqual(names)
    expect(kit.wagmi.state.status).toBe('disconnected')
  })

  test('removes the stored connector id and deep-link choice', async () => {
    const { kit, storage } = await connectedTo(
      fakeConnector({ id: 'a' }),
      fakeConnector({ id: 'b' }),
    )
    storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{}')
    await disconnectAll(kit)
    expect(storage.getItem('foyer.recentConnectorId')).toBeNull()
    expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  })

  test('disconnects the last used wallet, too, which is not connected while it is locked', async () => {
    const ended: string[] = []
    const note = (id: string) => (name: string) => name === 'disconnect' && ended.push(id)
    const kit = kitConfigForTest([
      fakeConnector({ id: 'a', onCall: note('a') }),
      fakeConnector({ id: 'b', onCall: note('b') }),
    ])
    await kit.wagmi.storage?.setItem('recentConnectorId', 'b')
    await disconnectAll(kit)
    expect(ended).toEqual(['b'])
    await disconnectAll(kit)
    expect(ended, 'once').toEqual(['b'])
  })

  test('a damaged storage does not keep the page connected', async () => {
    const { kit } = await connectedTo(fakeConnector({ id: 'a' }))
    const { storage } = kit.wagmi
    if (storage) vi.spyOn(storage, 'getItem').mockRejectedValue(new SyntaxError('damaged'))
    await disconnectAll(kit)
    expect(kit.wagmi.state.status).toBe('disconnected')
  })

  test("nor does a storage of the page's own that refuses to be changed", async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const storage = { ...memoryStorage(), setItem: refuse, removeItem: refuse }
    const own = kitConfigForTest([fakeConnector({ id: 'a' })], { storage })
    const { kitOf } = createHostedKitConfig({ appName: 'Test', storage })
    for (const kit of [own, kitOf(own.wagmi, own.queryClient)]) {
      await connectTo(kit.wagmi, kit.wagmi.connectors[0])
      await disconnectAll(kit)
      expect(kit.wagmi.state.status).toBe('disconnected')
    }
  })

  test('a wallet that fails to disconnect is still disconnected here', async () => {
    const { kit } = await connectedTo(
      fakeConnector({ id: 'a', disconnect: () => Promise.reject(new Error('no')) }),
    )
    await disconnectAll(kit)
    expect(kit.wagmi.state.status).toBe('disconnected')
  })

  test('a wallet that never disconnects is waited for at most two seconds', async () => {
    const { kit } = await connectedTo(fakeConnector({ id: 'a', disconnect: () => never() }))
    await disconnectAll(kit)
    expect(kit.wagmi.state.status).toBe('disconnected')
  })
})

describe('after a disconnect', () => {
  test('the page is disconnected at once, before the wallet responds', async () => {
    const { kit } = await connectedTo(fakeConnector({ id: 'a', disconnect: () => never() }))
    void disconnectAll(kit)
    await vi.waitFor(() => expect(kit.wagmi.state.status).toBe('disconnected'))
  })

  test('an event from the wallet does not reconnect the page', async () => {
    const { kit } = await connectedTo(fakeConnector({ id: 'a' }))
    await disconnectAll(kit)
    const [connector] = kit.wagmi.connectors
    connector?.emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(kit.wagmi.state.status).toBe('disconnected')
  })

  test('a new connection is kept, however late the old wallet responds', async () => {
    const late = Promise.withResolvers<void>()
    const kit = kitConfigForTest([
      fakeConnector({ id: 'slow', disconnect: () => late.promise }),
      fakeConnector({ id: 'next' }),
    ])
    await autoConnect(kit.wagmi)
    await connectTo(kit.wagmi, kit.wagmi.connectors[0])
    const ending = disconnectAll(kit)
    await vi.waitFor(() => expect(kit.wagmi.state.status).toBe('disconnected'))
    await connectTo(kit.wagmi, kit.wagmi.connectors[1])
    late.resolve()
    await ending
    expect(kit.wagmi.state.status).toBe('connected')
    expect(kit.wagmi.state.connections.size).toBe(1)
    expect(await kit.wagmi.storage?.getItem('recentConnectorId')).toBe('next')
  })
})

describe("while the page's own wagmi reconnects", () => {
  async function reconnecting() {
    const { storage } = await connectedTo(fakeConnector({ id: 'a' }))
    const answer = Promise.withResolvers<boolean>()
    const onCall = vi.fn()
    const kit = kitConfigForTest(
      [fakeConnector({ id: 'a', isAuthorized: () => answer.promise, onCall })],
      { storage },
    )
    await hydrate(kit.wagmi, { reconnectOnMount: true }).onMount()
    await vi.waitFor(() => expect(onCall).toHaveBeenCalledWith('isAuthorized'))
    expect(kit.wagmi.state.status).toBe('reconnecting')
    return { answer, kit, onCall }
  }

  test('the page is disconnected at once, and the wallet too', async () => {
    const { answer, kit, onCall } = await reconnecting()
    await disconnectAll(kit)
    expect(kit.wagmi.state).toMatchObject({ status: 'disconnected', current: null })
    expect(onCall).toHaveBeenCalledWith('disconnect')
    answer.resolve(false)
  })

  test('a wallet that answers later is not connected', async () => {
    const { answer, kit, onCall } = await reconnecting()
    await disconnectAll(kit)
    onCall.mockClear()
    answer.resolve(true)
    await vi.waitFor(() => expect(onCall).toHaveBeenLastCalledWith('disconnect'))
    expect(kit.wagmi.state).toMatchObject({ status: 'disconnected', current: null })
    await connectTo(kit.wagmi, kit.wagmi.connectors[0])
    expect(kit.wagmi.state.status).toBe('connected')
  })
})
