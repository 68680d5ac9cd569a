import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { SwitchChainNotSupportedError, switchChain } from '@wagmi/core'
import { describe, expect, test, vi } from 'vitest'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { connectTo } from '../../testing/connectTo.ts'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { autoConnect } from '../connection/restore/autoConnect.ts'
import { lazyConnector } from './lazyConnector.ts'

function lazy(load = vi.fn(async () => fakeConnector({ id: 'inner' }))) {
  return { load, connector: lazyConnector({ id: 'lazy', name: 'Lazy', type: 'lazy', load }) }
}

describe('lazyConnector', () => {
  test('loads nothing on a page load, nor when its identity is read', async () => {
    const { connector, load } = lazy()
    const { wagmi } = kitConfigForTest([connector])
    await autoConnect(wagmi)
    expect(wagmi.connectors[0]?.name).toBe('Lazy')
    expect(await wagmi.connectors[0]?.isAuthorized()).toBe(false)
    expect(await wagmi.connectors[0]?.getProvider()).toBeUndefined()
    expect(load).not.toHaveBeenCalled()
  })

  test('loads once when picked, or to restore its session', async () => {
    const storage = memoryStorage()
    const first = lazy()
    const kit = kitConfigForTest([first.connector], { storage })
    await autoConnect(kit.wagmi)
    const connector = kit.wagmi.connectors[0]
    if (!connector) throw new Error('no connector')
    await connectTo(kit.wagmi, connector)
    expect(kit.wagmi.state.status).toBe('connected')
    expect(first.load).toHaveBeenCalledTimes(1)

    const second = lazy()
    const reloaded = kitConfigForTest([second.connector], { storage })
    await autoConnect(reloaded.wagmi)
    expect(reloaded.wagmi.state.status).toBe('connected')
    expect(second.load).toHaveBeenCalledTimes(1)
  })

  test('its own predicate decides whether a page load loads it', async () => {
    const load = vi.fn(async () => fakeConnector({ id: 'inner' }))
    let wanted = false
    const isWanted = async () => wanted
    const options = { id: 'lazy', name: 'Lazy', type: 'lazy', load, isWanted }
    const connector = kitConfigForTest([lazyConnector(options)]).wagmi.connectors[0]
    expect(await connector?.getProvider()).toBeUndefined()
    expect(await connector?.isAuthorized()).toBe(false)
    expect(load).not.toHaveBeenCalled()
    wanted = true
    await connector?.isAuthorized()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('beforeDisconnect runs without loading it', async () => {
    const load = vi.fn(async () => fakeConnector({ id: 'inner' }))
    const beforeDisconnect = vi.fn()
    const options = { id: 'lazy', name: 'Lazy', type: 'lazy', load, beforeDisconnect }
    const { wagmi } = kitConfigForTest([lazyConnector(options)])
    await wagmi.connectors[0]?.disconnect()
    expect(beforeDisconnect).toHaveBeenCalledWith(wagmi.storage)
    expect(load).not.toHaveBeenCalled()
  })

  test('its own properties override the defaults', async () => {
    const load = vi.fn(async () => fakeConnector({ id: 'inner' }))
    const properties = () => ({ switchChain: undefined, isEager: () => true })
    const options = { id: 'lazy', name: 'Lazy', type: 'lazy', load, properties }
    const connector = kitConfigForTest([lazyConnector(options)]).wagmi.connectors[0]
    expect(connector?.switchChain).toBeUndefined()
    expect(connector).toHaveProperty('isEager')
  })

  test('says so if the loaded connector cannot switch chains', async () => {
    const { wagmi } = kitConfigForTest([lazy().connector])
    const connector = wagmi.connectors[0]
    await connectTo(wagmi, connector)
    const error: unknown = await switchChain(wagmi, { chainId: 185, connector }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(SwitchChainNotSupportedError)
    expect(String(error)).toContain('"Lazy" does not support programmatic chain switching.')
    expect(classifyWalletError(error)).toBe('unsupportedChain')
  })

  test('a failed download can be retried', async () => {
    const load = vi.fn(async () => fakeConnector({ id: 'inner' }))
    load.mockRejectedValueOnce(new Error('offline'))
    const { wagmi } = kitConfigForTest([lazy(load).connector])
    const connector = wagmi.connectors[0]
    if (!connector) throw new Error('no connector')
    await expect(connectTo(wagmi, connector)).rejects.toThrow('offline')
    await connectTo(wagmi, connector)
    expect(wagmi.state.status).toBe('connected')
  })
})
