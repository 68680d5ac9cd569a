// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import {
  type DefaultOptions,
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import type { Address } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import { useBalances } from '../account/reads/useBalances.ts'
import { useNativeBalance } from '../account/reads/useNativeBalance.ts'
import { balanceKey } from '../chains/transport/createQueryClient.ts'
import { alice, fakeConnector, never } from '../testing/fakeConnector.ts'
import { stubUnreachableNode } from '../testing/nodes/stubNode.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'

const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let root: Root
let uncaught: unknown[]
/** The account of each render, with its balance. */
let shown: (readonly [address: Address | undefined, balance: unknown])[]

beforeEach(() => {
  uncaught = []
  shown = []
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element, { onUncaughtError: (error) => uncaught.push(error) })
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

function Reads() {
  const { address } = useConnectionState()
  shown.push([address, useNativeBalance()])
  useBalances(alice)
  return null
}

/** A page whose query client has its own defaults, visited by alice. */
function open(defaultOptions: DefaultOptions = {}) {
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://localhost:1', { retryCount: 0 }) },
    connectors: [fakeConnector({ id: 'a' })],
    storage: createStorage({ storage: memoryStorage() }),
  })
  const queryClient = new QueryClient({ defaultOptions })
  const kit = createHostedKitConfig({ appName: 'Test', storage: memoryStorage() })
  root.render(
    <WagmiProvider config={wagmi}>
      <QueryClientProvider client={queryClient}>
        <KitProvider config={kit}>
          <ConnectButton />
          <Reads />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { queryClient, wagmi }
}

/** A node that answers for one account only. */
async function balanceOfAlice(_url: string, { body }: { readonly body: string }) {
  const { id, method, params } = JSON.parse(body)
  if (method !== 'eth_getBalance' || params[0].toLowerCase() !== alice.toLowerCase()) return never()
  return Response.json({ jsonrpc: '2.0', id, result: '0xde0b6b3a7640000' })
}

const oneEther = { status: 'success', value: 10n ** 18n }

const account = () => document.querySelector('[data-kit-part="account-button"]')

test('a read that fails does not end a page whose query client throws errors', async () => {
  stubUnreachableNode()
  const defaults: DefaultOptions = { queries: { throwOnError: true } }
  const { queryClient } = open(defaults)
  await vi.waitFor(() => expect(shown.at(-1)?.[1]).toMatchObject({ status: 'error' }))
  await vi.waitFor(() => expect(account()).not.toBeNull())
  expect(uncaught).toEqual([])
  expect(queryClient.getDefaultOptions()).toEqual(defaults)
})

test('a read is retried by its transport alone, not by the page’s query client too', async () => {
  stubUnreachableNode()
  const { queryClient } = open()
  await vi.waitFor(() => expect(shown.at(-1)?.[1]).toMatchObject({ status: 'error' }))
  const failed = queryClient
    .getQueryCache()
    .findAll({ queryKey: [...balanceKey, mainnet.id, alice.toLowerCase()] })
  expect(failed.map(({ state }) => state.fetchFailureCount)).toEqual([1])
})

test('a node on this machine is read offline, where the page’s query client would wait', async () => {
  vi.stubGlobal('fetch', balanceOfAlice)
  onlineManager.setOnline(false)
  open()
  await vi.waitFor(() => expect(shown.at(-1)?.[1]).toMatchObject(oneEther))
})

test("another account never has the last one's balance, where the page keeps previous data", async () => {
  vi.stubGlobal('fetch', balanceOfAlice)
  const { wagmi } = open({ queries: { placeholderData: keepPreviousData } })
  await vi.waitFor(() => expect(shown.at(-1)?.[1]).toMatchObject(oneEther))
  wagmi.connectors[0]?.emitter.emit('change', { accounts: [bob] })
  await vi.waitFor(() => expect(account()?.textContent).toContain('0x70'))
  const ofBob = shown.filter(([address]) => address === bob).map(([, balance]) => balance)
  expect(ofBob).not.toEqual([])
  for (const balance of ofBob) expect(balance).toEqual({ status: 'pending' })
})
