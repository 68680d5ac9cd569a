// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mainnet } from 'viem/chains'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import { useBalances } from '../account/reads/useBalances.ts'
import { useChainProof } from '../account/reads/useChainProof.ts'
import { useNativeBalance } from '../account/reads/useNativeBalance.ts'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector, never } from '../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubBalance } from '../testing/nodes/stubNode.ts'
import { useProfile } from '../wallets/connection/useProfile.ts'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'
import { KitReady } from './KitReady.tsx'

const root = testRoot()
let appClient: QueryClient

beforeEach(() => {
  stubBalance(10n ** 18n)
  appClient = new QueryClient()
})

const InAppClient = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={appClient}>{children}</QueryClientProvider>
)

function AppQuery() {
  return useQuery({ queryKey: ['of the app'], queryFn: async () => 'read by the app' }).data
}

/** All hooks of the kit that read. */
function KitReads() {
  useBalances(alice)
  useChainProof()
  useProfile()
  return <output>{useNativeBalance()?.status}</output>
}

const shown = () => document.querySelector('output')?.textContent
const keysOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])

function ownKit() {
  const named = { ...ethereum, contracts: { ensUniversalResolver: { address: alice } } }
  const options = { chains: [named], requireChainProof: true } as const
  return kitConfigForTest([fakeConnector({ id: 'a' })], options)
}

test.each([
  ['', ownKit],
  [', also while the config loads', () => never],
] as const)("a query of the app uses the app's client above the provider%s", async (_when, configOf) => {
  root.render(
    <InAppClient>
      <KitProvider config={configOf()}>
        <AppQuery />
      </KitProvider>
    </InAppClient>,
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain('read by the app'))
  expect(keysOf(appClient)).toEqual(['of the app'])
})

describe("the kit's reads use the kit's client", () => {
  test.each([
    ['above the provider', true],
    ['inside it', false],
  ])("with the app's %s", async (_where, isAbove) => {
    const kit = ownKit()
    await connectTo(kit.wagmi, kit.wagmi.connectors[0])
    const load = async () => kit
    root.render(
      isAbove ? (
        <InAppClient>
          <KitProvider config={load}>
            <KitReady>
              <KitReads />
            </KitReady>
          </KitProvider>
        </InAppClient>
      ) : (
        <KitProvider config={kit}>
          <InAppClient>
            <KitReads />
          </InAppClient>
        </KitProvider>
      ),
    )
    await vi.waitFor(() => expect(shown()).toBe('success'))
    expect(keysOf(appClient)).toEqual([])
  })

  test("with another one of the app's inside it, below the page's own providers", async () => {
    const wagmi = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://localhost:1') },
      connectors: [fakeConnector({ id: 'a' })],
      storage: createStorage({ storage: memoryStorage() }),
    })
    await connectTo(wagmi, wagmi.connectors[0])
    const kit = createHostedKitConfig({ appName: 'Test', storage: memoryStorage() })
    root.render(
      <WagmiProvider config={wagmi}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider config={kit}>
            <InAppClient>
              <KitReads />
            </InAppClient>
          </KitProvider>
        </QueryClientProvider>
      </WagmiProvider>,
    )
    await vi.waitFor(() => expect(shown()).toBe('success'))
    expect(keysOf(appClient)).toEqual([])
  })
})
