// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { mainnet } from 'viem/chains'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import { sharedAttempts } from '../connect/attempt/sharedAttempts.ts'
import { alice, type FakeConnectorOptions, fakeConnector, never } from '../testing/fakeConnector.ts'
import { stubUnreachableNode } from '../testing/nodes/stubNode.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'

const root = testRoot()
let asked: string[]

beforeEach(() => {
  asked = []
  stubUnreachableNode()
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
})

interface PageOptions {
  readonly ssr: boolean
  readonly reconnectOnMount: boolean
  /**
   * The page's own connectors, the last used one first. Default: the wallet in `window` was used.
   */
  readonly connectors?: readonly [FakeConnectorOptions, ...FakeConnectorOptions[]]
}

/** A page with its own wagmi providers, reopened by a visitor who used that wallet. */
async function openPage({ connectors, ...options }: PageOptions) {
  const storage = createStorage({ storage: memoryStorage() })
  await storage.setItem('recentConnectorId', connectors?.[0].id ?? 'window:own')
  const wagmi = createConfig({
    chains: [mainnet],
    connectors: connectors?.map(fakeConnector),
    transports: { [mainnet.id]: http('http://localhost:1', { retryCount: 0 }) },
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
  const queryClient = new QueryClient()
  root.render(
    <WagmiProvider config={wagmi} reconnectOnMount={options.reconnectOnMount}>
      <QueryClientProvider client={queryClient}>
        <KitProvider config={kit}>
          <ConnectButton />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { kitOf: () => kit.kitOf(wagmi, queryClient), wagmi }
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
    const { wagmi } = await openPage({ ssr: true, reconnectOnMount: false })
    await vi.waitFor(() => expect(document.body.textContent).toContain('Connect Wallet'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(wagmi.state.status).toBe('disconnected')
    expect(asked).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

/** A page whose last used wallet answers when the test lets it, and another wallet. */
async function openBusyPage() {
  const answer = Promise.withResolvers<boolean>()
  const isAuthorized = vi.fn(() => answer.promise)
  const { kitOf, wagmi } = await openPage({
    ssr: true,
    reconnectOnMount: true,
    connectors: [
      { id: 'last', isAuthorized },
      { id: 'other', connect: never, isAuthorized: async () => false },
    ],
  })
  await vi.waitFor(() => expect(isAuthorized).toHaveBeenCalled())
  return { answer, attempts: kitOf().get(sharedAttempts), wagmi }
}

describe('while wagmi waits for the last used wallet', () => {
  test('closing the dialog does not hide the connection', async () => {
    const { answer, attempts, wagmi } = await openBusyPage()
    attempts.abandon()
    answer.resolve(true)
    await vi.waitFor(() => expect(wagmi.state.connections.size).toBe(1))
    await vi.waitFor(() => expect(wagmi.state.status).toBe('connected'))
    await vi.waitFor(() => expect(account()).not.toBeNull())
  })

  test('leaving an attempt does not hide it either', async () => {
    const { answer, attempts, wagmi } = await openBusyPage()
    const [, connector] = wagmi.connectors
    if (!connector) throw new Error('no connector')
    void attempts.start({ id: 'other', connector })
    attempts.abandon()
    answer.resolve(true)
    await vi.waitFor(() => expect(wagmi.state.connections.size).toBe(1))
    await vi.waitFor(() => expect(wagmi.state.status).toBe('connected'))
    await vi.waitFor(() => expect(account()).not.toBeNull())
  })
})
