// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { alice } from '../testing/fakeConnector.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'

let root: Root
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no node')))
  // A wallet in `window` that does not announce itself.
  vi.stubGlobal('ethereum', {
    isOwn: true,
    async request({ method }: { readonly method: string }) {
      asked.push(method)
      if (method === 'eth_chainId') return '0x1'
      return method === 'wallet_requestPermissions' ? [] : [alice]
    },
    on() {},
    removeListener() {},
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A page with its own wagmi providers, reopened by a visitor who used that wallet. */
async function openPage(options: { readonly ssr: boolean; readonly reconnectOnMount: boolean }) {
  const storage = createStorage({ storage: memoryStorage() })
  await storage.setItem('recentConnectorId', 'window:own')
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://localhost:1') },
    storage,
    ssr: options.ssr,
  })
  const kit = createHostedKitConfig({
    appName: 'Test',
    storage: memoryStorage(),
    walletGroups: async () => [
      {
        groupName: 'Popular',
        wallets: [
          { id: 'own', name: 'Own', iconBackground: '#000000', injected: { flags: ['isOwn'] } },
        ],
      },
    ],
  })
  root.render(
    <WagmiProvider config={wagmi} reconnectOnMount={options.reconnectOnMount}>
      <QueryClientProvider client={new QueryClient()}>
        <KitProvider config={kit}>
          <ConnectButton />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return wagmi
}

const account = () => document.querySelector('[data-kit-part="account-button"]')

test.each([
  true,
  false,
])('a wallet found only in window is restored without a prompt (ssr: %s)', async (ssr) => {
  await openPage({ ssr, reconnectOnMount: true })
  await vi.waitFor(() => expect(account()).not.toBeNull())
  expect(asked).not.toContain('wallet_requestPermissions')
  expect(asked).not.toContain('eth_requestAccounts')
})

test('a page with reconnectOnMount off is not reconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const wagmi = await openPage({ ssr: true, reconnectOnMount: false })
    await vi.waitFor(() => expect(document.body.textContent).toContain('Connect Wallet'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(wagmi.state.status).toBe('disconnected')
    expect(asked).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
