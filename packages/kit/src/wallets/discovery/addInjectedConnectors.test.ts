// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { connect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { connectionRestore } from '../connection/restore/connectionRestore.ts'
import { popular } from '../definitions/popularWallets.ts'
import { more } from '../groups/more.ts'
import { walletSource } from '../list/walletSource.ts'
import { announcedWallets } from './discoverWallets.ts'
import { findInjectedProviders } from './findInjectedProvider.ts'

/** A wallet's provider (EIP-1193) that shares alice on chain 1. */
function provider(flags: object = {}) {
  const asked: string[] = []
  return {
    ...flags,
    asked,
    async request({ method }: { method: string }) {
      asked.push(method)
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [alice]
      throw Object.assign(new Error('unknown'), { code: 4200 })
    },
    on() {},
    removeListener() {},
  }
}

function announce(rdns: string, injected: object) {
  const info = { uuid: rdns, name: rdns, icon: 'data:image/png;base64,', rdns }
  const detail = Object.freeze({ info, provider: injected })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

const walletGroups = vi.fn(async () => [popular, more])

function kit(storage = memoryStorage()) {
  return kitConfigForTest([], { walletGroups, storage })
}

const foundIds = ({ wagmi }: ReturnType<typeof kit>) =>
  wagmi.connectors.map(({ id }) => id).filter((id) => id.startsWith('window:'))

beforeEach(() => {
  walletGroups.mockClear()
})

afterEach(() => {
  Reflect.deleteProperty(window, 'ethereum')
})

describe('wallets found in window', () => {
  test('become connectors for that provider', async () => {
    const trust = provider({ isTrust: true })
    Reflect.set(window, 'ethereum', trust)
    const config = kit()
    expect(config.wagmi.connectors).toEqual([])
    await config.get(walletSource).load()
    expect(foundIds(config)).toEqual(['window:browser', 'window:trust'])

    const connector = config.wagmi.connectors.find(({ id }) => id === 'window:trust')
    if (!connector) throw new Error('no connector')
    const { accounts } = await connect(config.wagmi, { connector })
    expect(accounts).toEqual([alice])
    expect(trust.asked).toContain('eth_requestAccounts')
  })

  test('are left to their announcement if there is one', async () => {
    const rabby = provider({ isRabby: true })
    const unlisted = provider()
    Reflect.set(window, 'ethereum', rabby)
    Reflect.set(window, 'okxwallet', unlisted)
    const config = kit()
    announce('io.rabby', rabby)
    announce('com.unknown', unlisted)
    await config.get(walletSource).load()
    expect(foundIds(config)).toEqual([])
    Reflect.deleteProperty(window, 'okxwallet')
  })

  test.each([
    ['before', true],
    ['after', false],
  ])('are no false MetaMask if a wallet has announced another object, %s they were found', async (_, isFirst) => {
    const ethereum = provider({ isMetaMask: true })
    Reflect.set(window, 'ethereum', ethereum)
    const config = kit()
    const announcePhantom = () =>
      announce('app.phantom', provider({ isPhantom: true, isMetaMask: true }))
    if (isFirst) announcePhantom()
    await config.get(walletSource).load()
    if (!isFirst) announcePhantom()
    const announced = config.get(announcedWallets)
    const found = findInjectedProviders([popular, more], window, announced)
    expect([...found.keys()]).toEqual([])
    const imitation = config.wagmi.connectors.find(({ id }) => id === 'window:metaMask')
    expect(await imitation?.getProvider()).toBeUndefined()
    expect(ethereum.asked).toEqual([])
  })

  test('are asked as the same object, even if it changes its flags while it is asked', async () => {
    const flags: Record<string, boolean> = { isMetaMask: true }
    const wallet = {
      get isMetaMask() {
        return flags.isMetaMask
      },
      get isPhantom() {
        return flags.isPhantom
      },
      async request({ method }: { method: string }) {
        if (method === 'wallet_requestPermissions') flags.isPhantom = true
        return method === 'eth_chainId' ? '0x1' : [alice]
      },
      on() {},
      removeListener() {},
    }
    Reflect.set(window, 'ethereum', wallet)
    const config = kit()
    await config.get(walletSource).load()
    const connector = config.wagmi.connectors.find(({ id }) => id === 'window:metaMask')
    if (!connector) throw new Error('no connector')
    const { accounts } = await connect(config.wagmi, { connector })
    expect(accounts).toEqual([alice])
    expect(await connector.getProvider()).toBe(wallet)
  })

  test('stay connected over a reload', async () => {
    Reflect.set(window, 'ethereum', provider({ isTrust: true }))
    const storage = memoryStorage()
    const before = kit(storage)
    await before.get(walletSource).load()
    const connector = before.wagmi.connectors.find(({ id }) => id === 'window:trust')
    if (!connector) throw new Error('no connector')
    await connect(before.wagmi, { connector })

    const after = kit(storage)
    await after.get(connectionRestore).run()
    expect(after.wagmi.state.status).toBe('connected')
    expect(foundIds(after)).toContain('window:trust')
  })

  test.each([
    'ethereum#initialized',
    'load',
  ])('stay connected over a reload if they are injected late: %s', async (event) => {
    const storage = memoryStorage()
    await kit(storage).wagmi.storage?.setItem('recentConnectorId', 'window:trust')
    const config = kit(storage)
    const waiting = vi.spyOn(config.wagmi._internal.connectors, 'subscribe')
    const restored = config.get(connectionRestore).run()
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled())
    Reflect.set(window, 'ethereum', provider({ isTrust: true }))
    window.dispatchEvent(new Event(event))
    await restored
    expect(config.wagmi.state.status).toBe('connected')
  })

  test('stay connected over a reload even if they announce themselves by then', async () => {
    const trust = provider({ isTrust: true })
    Reflect.set(window, 'ethereum', trust)
    const storage = memoryStorage()
    await kit(storage).wagmi.storage?.setItem('recentConnectorId', 'window:trust')
    const config = kit(storage)
    announce('com.trustwallet.app', trust)
    await config.get(walletSource).load()
    expect(foundIds(config)).toEqual(['window:trust'])
  })

  test('and the configured ones are listed even if the storage of the page is damaged', async () => {
    const config = kit()
    const { storage } = config.wagmi
    if (storage) vi.spyOn(storage, 'getItem').mockRejectedValue(new SyntaxError('damaged'))
    expect(await config.get(walletSource).load()).toEqual([popular, more])
  })

  test('are not searched for on a page load with nothing to restore', async () => {
    Reflect.set(window, 'ethereum', provider({ isTrust: true }))
    const config = kit()
    await config.get(connectionRestore).run()
    expect(config.wagmi.connectors).toEqual([])
    expect(walletGroups).not.toHaveBeenCalled()
  })
})
