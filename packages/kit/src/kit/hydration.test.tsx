// @vitest-environment happy-dom
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, createConfig, createStorage, http, useConfig, WagmiProvider } from 'wagmi'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubUnreachableNode } from '../testing/nodes/stubNode.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'
import { useKit } from './useKit.ts'

let root: Root | undefined

beforeEach(stubUnreachableNode)

afterEach(() => {
  vi.unstubAllGlobals()
  root?.unmount()
  document.body.replaceChildren()
})

/** The server's HTML, once everything in it has loaded. */
function sentPage(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    })
  })
}

/** Hydrates the server's page. Returns the errors from which React recovered. */
function hydrate(sent: string, page: ReactNode): readonly unknown[] {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = sent
  const repairs: unknown[] = []
  root = hydrateRoot(container, page, { onRecoverableError: (error) => repairs.push(error) })
  return repairs
}

const account = () => document.querySelector('[data-kit-part="account-button"]')

test("hydrates the server's page unchanged for a returning visitor", async () => {
  const storage = memoryStorage()
  const visit = () => kitConfigForTest([fakeConnector({ id: 'a' })], { storage })
  const first = visit()
  await connectTo(first.wagmi, first.wagmi.connectors[0])

  const page = (config: ReturnType<typeof visit>) => (
    <KitProvider config={config}>
      <ConnectButton />
    </KitProvider>
  )
  const sent = renderToString(page(kitConfigForTest([fakeConnector({ id: 'a' })])))
  expect(sent).toContain('Connect Wallet')
  const repairs = hydrate(sent, page(visit()))
  await vi.waitFor(() => expect(account()).not.toBeNull())
  expect(repairs).toEqual([])
})

test('marks the language of its button, of which the server may not know the region', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = (locale: string) => (
    <KitProvider config={kitConfigForTest([])} locale={locale}>
      <ConnectButton />
      <ConnectButton label="Verbinden" />
    </KitProvider>
  )
  const repairs = hydrate(renderToString(page('en')), page('en-GB'))
  const languages = () =>
    [...document.querySelectorAll('button')].map(({ dir, lang }) => [dir, lang])
  await vi.waitFor(() =>
    expect(languages()).toEqual([
      ['ltr', 'en-GB'],
      // A label of the page is in the page's language.
      ['', ''],
    ]),
  )
  expect([...repairs, ...errors.mock.calls]).toEqual([])
  errors.mockRestore()
})

test("inside the page's own providers the kit uses their config and query client, and replaces neither", async () => {
  const own = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://localhost:1') },
    connectors: [fakeConnector({ id: 'a' })],
    storage: createStorage({ storage: memoryStorage() }),
    ssr: true,
  })
  const queryClient = new QueryClient()
  const kit = createHostedKitConfig({ appName: 'Test', storage: memoryStorage() })
  const seen: unknown[] = []
  function Look(): ReactNode {
    const { queryClient, wagmi } = useKit()
    seen.push([useConfig(), wagmi, useQueryClient(), queryClient])
    return null
  }
  root = createRoot(document.body)
  root.render(
    <WagmiProvider config={own}>
      <QueryClientProvider client={queryClient}>
        <KitProvider config={kit}>
          <ConnectButton />
          <Look />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  // Restored by the page's own provider, which asks every connector.
  await vi.waitFor(() => expect(account()).not.toBeNull())
  for (const each of seen) expect(each).toEqual([own, own, queryClient, queryClient])
  expect(own.connectors.map(({ id }) => id)).toEqual(['a'])
})

test("an account that the page's wagmi knows from a cookie is in the server's page", async () => {
  const connector = { id: 'a', name: 'Test Wallet', type: 'injected', uid: 'b' }
  const stored = { accounts: [alice], chainId: 1, connector }
  // biome-ignore lint/plugin/casts: a connector read from a cookie has no functions.
  const connection = stored as unknown as Connection
  const state = {
    chainId: 1,
    connections: new Map([['b', connection]]),
    current: 'b',
    status: 'connected',
  } as const
  const visit = () => {
    const own = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://localhost:1') },
      connectors: [fakeConnector({ id: 'a' })],
      storage: createStorage({ storage: memoryStorage() }),
      ssr: true,
    })
    const kit = createHostedKitConfig({ appName: 'Test', storage: memoryStorage() })
    const page = (
      <WagmiProvider config={own} initialState={state}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider config={kit}>
            <ConnectButton />
          </KitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    )
    return { own, page }
  }
  const sent = await sentPage(visit().page)
  expect(sent).toContain('0xf3…2266')
  const { own, page } = visit()
  const repairs = hydrate(sent, page)
  expect(account()).not.toBeNull()
  await vi.waitFor(() => expect(own.state.status).toBe('connected'))
  await vi.waitFor(() => expect(account()).not.toBeNull())
  expect(repairs).toEqual([])
})
