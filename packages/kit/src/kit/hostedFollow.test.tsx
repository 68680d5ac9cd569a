// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { disconnect } from '@wagmi/core'
import { StrictMode, useEffect } from 'react'
import { mainnet } from 'viem/chains'
import { beforeEach, expect, test, vi } from 'vitest'
import { createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import type { Kit } from '../chains/config/kit.ts'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { disconnectAll } from '../wallets/connection/disconnectAll.ts'
import { connectionRestore } from '../wallets/connection/restore/connectionRestore.ts'
import { useAbsentWallet } from '../wallets/connection/useAbsentWallet.ts'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'
import { useKit } from './useKit.ts'

const root = testRoot()

beforeEach(() => {
  localStorage.clear()
})

/** Says that the wallet is locked, and disconnects it. */
function Notice() {
  const kit = useKit()
  const absent = useAbsentWallet()
  return (
    <button type="button" onClick={() => void disconnectAll(kit)}>
      {absent ? `${absent.name} is ${absent.reason}` : 'no wallet'}
    </button>
  )
}

/** Tells when the kit's effects have run: wagmi may have reconnected before, while rendering. */
function OnMounted({ onMounted }: { readonly onMounted: (kit: Kit) => void }) {
  const kit = useKit()
  useEffect(() => onMounted(kit), [kit, onMounted])
  return null
}

const notice = () => document.querySelector('button')

/** A page with its own wagmi providers, whose storage has wagmi's key, and a wallet to lock. */
function openPage({
  isLocked = true,
  reconnectOnMount = true,
  showsNotice = false,
  type = 'injected',
} = {}) {
  let locked = isLocked
  const listeners = new Set<() => void>()
  const onCall = vi.fn()
  const provider = {
    request: vi.fn(async () => [{ parentCapability: 'eth_accounts' }]),
    on: (_: string, listener: () => void) => listeners.add(listener),
    removeListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  const wallet = fakeConnector({
    id: 'wallet',
    type,
    getProvider: async () => provider,
    isAuthorized: async () => !locked,
    connect: async () => [alice],
    onCall,
  })
  const wagmi = createConfig({
    chains: [mainnet],
    connectors: [wallet],
    transports: { [mainnet.id]: http('http://localhost:1') },
    storage: createStorage({ storage: localStorage }),
  })
  const kit = createHostedKitConfig({ appName: 'Test' })
  const queryClient = new QueryClient()
  const mounted = Promise.withResolvers<Kit>()
  const mount = () => {
    root.render(
      <StrictMode>
        <WagmiProvider config={wagmi} reconnectOnMount={reconnectOnMount}>
          <QueryClientProvider client={queryClient}>
            <KitProvider config={kit}>
              page
              <OnMounted onMounted={mounted.resolve} />
              {showsNotice ? <Notice /> : null}
            </KitProvider>
          </QueryClientProvider>
        </WagmiProvider>
      </StrictMode>,
    )
  }
  mount()
  return {
    mount,
    mounted: mounted.promise,
    onCall,
    request: provider.request,
    connect: () => connectTo(wagmi, wagmi.connectors[0]),
    disconnect: () => disconnect(wagmi),
    lock() {
      locked = true
      wagmi.connectors[0]?.emitter.emit('disconnect')
    },
    unlock() {
      locked = false
      for (const listener of [...listeners]) listener()
    },
    async connectInOtherTab() {
      locked = false
      await wagmi.storage?.setItem('recentConnectorId', 'wallet')
      const event = { key: 'wagmi.recentConnectorId', newValue: '"wallet"' }
      dispatchEvent(new StorageEvent('storage', { ...event, storageArea: localStorage }))
    },
    isFollowed: () => listeners.size > 0,
    status: () => wagmi.state.status,
  }
}

/** Waits until wagmi has tried to reconnect, and the kit knows. */
async function reconnected(page: ReturnType<typeof openPage>) {
  const kit = await page.mounted
  await vi.waitFor(() => expect(kit.get(connectionRestore).isDone()).toBe(true))
  await vi.waitFor(() => expect(page.onCall).toHaveBeenCalledWith('isAuthorized'))
  await vi.waitFor(() => expect(['connected', 'disconnected']).toContain(page.status()))
}

test('a wallet that is locked and unlocked is connected again', async () => {
  const page = openPage()
  await reconnected(page)
  await page.connect()
  page.lock()
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true))
  expect(page.status()).toBe('disconnected')
  page.unlock()
  await vi.waitFor(() => expect(page.status()).toBe('connected'))
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false))
})

test('a wallet that is locked when the page opens is connected once it is unlocked', async () => {
  localStorage.setItem('wagmi.recentConnectorId', '"wallet"')
  const page = openPage()
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true))
  page.unlock()
  await vi.waitFor(() => expect(page.status()).toBe('connected'))
})

test('a locked wallet that the visitor disconnects is neither shown nor connected again', async () => {
  localStorage.setItem('wagmi.recentConnectorId', '"wallet"')
  const page = openPage({ showsNotice: true })
  await vi.waitFor(() => expect(notice()?.textContent).toBe('wallet is locked'))
  notice()?.click()
  await vi.waitFor(() => expect(notice()?.textContent).toBe('no wallet'))
  expect(page.isFollowed()).toBe(false)
  expect(localStorage.getItem('wagmi.recentConnectorId')).toBeNull()
})

test('a locked wallet is asked nothing while no provider is mounted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    localStorage.setItem('wagmi.recentConnectorId', '"wallet"')
    const page = openPage()
    await vi.waitFor(() => expect(page.request).toHaveBeenCalled())
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    root.render(null)
    await vi.waitFor(() => expect(document.body.textContent).toBe(''))
    page.onCall.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.onCall).not.toHaveBeenCalled()
    expect(page.isFollowed()).toBe(false)
    page.mount()
    await vi.waitFor(() => expect(page.isFollowed()).toBe(true))
    page.unlock()
    await vi.waitFor(() => expect(page.status()).toBe('connected'))
  } finally {
    vi.useRealTimers()
  }
})

test('a wallet connected in another tab is connected here too', async () => {
  const page = openPage()
  await reconnected(page)
  await page.connectInOtherTab()
  await vi.waitFor(() => expect(page.status()).toBe('connected'))
})

test('a locked wallet that another tab connects is connected here too', async () => {
  const page = openPage()
  await reconnected(page)
  await page.connect()
  page.lock()
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true))
  await page.connectInOtherTab()
  await vi.waitFor(() => expect(page.status()).toBe('connected'))
})

test('a damaged storage fails nothing', async () => {
  const rejections = vi.fn()
  process.on('unhandledRejection', rejections)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  try {
    localStorage.setItem('wagmi.recentConnectorId', '{')
    const page = openPage()
    await reconnected(page)
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve))
    expect(rejections).not.toHaveBeenCalled()
  } finally {
    process.off('unhandledRejection', rejections)
    warn.mockRestore()
  }
})

test("wagmi's own disconnect is not undone, even if the wallet goes on sharing its account", async () => {
  localStorage.setItem('wagmi.recentConnectorId', '"wallet"')
  const page = openPage({ isLocked: false, type: 'safe' })
  await reconnected(page)
  expect(page.status()).toBe('connected')
  page.onCall.mockClear()
  await page.disconnect()
  await vi.waitFor(() => expect(page.onCall).toHaveBeenCalledWith('isAuthorized'))
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false))
  page.onCall.mockClear()
  page.unlock()
  dispatchEvent(new Event('focus'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.onCall).not.toHaveBeenCalled()
  expect(page.status()).toBe('disconnected')
})

test('a page with reconnectOnMount off follows only what was connected on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    localStorage.setItem('wagmi.recentConnectorId', '"wallet"')
    const page = openPage({ isLocked: false, reconnectOnMount: false })
    await vi.waitFor(() => expect(document.body.textContent).toBe('page'))
    await vi.advanceTimersByTimeAsync(10_000)
    await page.connectInOtherTab()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(page.onCall).not.toHaveBeenCalled()
    await page.connect()
    page.lock()
    await vi.waitFor(() => expect(page.isFollowed()).toBe(true))
    page.unlock()
    await vi.waitFor(() => expect(page.status()).toBe('connected'))
  } finally {
    vi.useRealTimers()
  }
})
