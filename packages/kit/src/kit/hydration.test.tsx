// @vitest-environment happy-dom
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { Address } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  cookieToInitialState,
  createConfig,
  createStorage,
  http,
  serialize,
  useConfig,
  WagmiProvider,
} from 'wagmi'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector, never } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubUnreachableNode } from '../testing/nodes/stubNode.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import type { KitOptions } from './assembleKit.ts'
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

interface VisitOptions {
  readonly isAuthorized?: () => Promise<boolean>
  /** What the server renders. Default: the same. */
  readonly sent?: ReactNode
}

function Status() {
  const { address, status } = useConnectionState()
  return <output>{`${status} ${address ?? ''}`.trim()}</output>
}

describe("hydrates the server's page unchanged for a returning visitor", () => {
  /** Hydrates the page of a visitor who connected on an earlier visit. */
  async function hydrateVisit(
    contents: ReactNode,
    { isAuthorized, sent: sentContents = contents }: VisitOptions = {},
  ) {
    const storage = memoryStorage()
    const visit = () => kitConfigForTest([fakeConnector({ id: 'a', isAuthorized })], { storage })
    const first = visit()
    await connectTo(first.wagmi, first.wagmi.connectors[0])
    const server = kitConfigForTest([fakeConnector({ id: 'a' })])
    const sent = renderToString(<KitProvider config={server}>{sentContents}</KitProvider>)
    expect(sent).toContain('Connect Wallet')
    return hydrate(sent, <KitProvider config={visit()}>{contents}</KitProvider>)
  }

  test('at once', async () => {
    const repairs = await hydrateVisit(<ConnectButton />)
    await vi.waitFor(() => expect(account()).not.toBeNull())
    expect(repairs).toEqual([])
  })

  test('inside a boundary, which hydrates after the root', async () => {
    const repairs = await hydrateVisit(
      <Suspense>
        <ConnectButton />
        <Status />
      </Suspense>,
    )
    await vi.waitFor(() => expect(account()).not.toBeNull())
    expect(repairs).toEqual([])
  })

  test.each([
    ['while the wallet is asked', 'reconnecting', { isAuthorized: never<boolean> }],
    ['once the account is shown', `connected ${alice}`, {}],
  ])('inside a boundary whose code loads %s', async (_when, status, options) => {
    const code = Promise.withResolvers<{ readonly default: () => ReactNode }>()
    const Late = lazy(() => code.promise)
    const page = (late: ReactNode) => (
      <>
        <Status />
        <Suspense>
          {late}
          <ConnectButton />
          <Status />
        </Suspense>
      </>
    )
    const repairs = await hydrateVisit(page(<Late />), { ...options, sent: page(<p>late</p>) })
    const shown = () => [...document.querySelectorAll('output')].map((each) => each.textContent)
    await vi.waitFor(() => expect(shown()).toEqual([status, 'disconnected']))
    code.resolve({ default: () => <p>late</p> })
    await vi.waitFor(() => expect(shown()).toEqual([status, status]))
    expect(repairs).toEqual([])
  })
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

describe("with an account that the page's wagmi knows from a cookie", () => {
  const connector = { id: 'a', name: 'Test Wallet', type: 'injected', uid: 'b' }

  /** The cookie that wagmi writes for a connected account. */
  function cookieOf(address: Address): string {
    const connections = new Map([['b', { accounts: [address], chainId: 1, connector }]])
    return `wagmi.store=${serialize({ state: { chainId: 1, connections, current: 'b' } })}`
  }

  function visit(options: Partial<KitOptions> = {}) {
    const own = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://localhost:1') },
      connectors: [fakeConnector({ id: 'a' })],
      storage: createStorage({ storage: memoryStorage() }),
      ssr: true,
    })
    const kit = createHostedKitConfig({ appName: 'Test', storage: memoryStorage(), ...options })
    const queryClient = new QueryClient()
    const pageOf = (address: Address) => (
      <WagmiProvider config={own} initialState={cookieToInitialState(own, cookieOf(address))}>
        <QueryClientProvider client={queryClient}>
          <KitProvider config={kit}>
            <ConnectButton />
            <Status />
          </KitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    )
    return { own, page: pageOf(alice), pageOf }
  }

  test("it is in the server's page", async () => {
    const sent = await sentPage(visit().page)
    expect(sent).toContain('0xf3…2266')
    const { own, page } = visit()
    const repairs = hydrate(sent, page)
    expect(account()).not.toBeNull()
    await vi.waitFor(() => expect(own.state.status).toBe('connected'))
    await vi.waitFor(() => expect(account()).not.toBeNull())
    expect(repairs).toEqual([])
  })

  test('hydrates the page of a visitor who may be signed in, which only the browser knows', async () => {
    const adapter = fakeSignInAdapter()
    adapter.session = { address: alice }
    const signIn = { mode: 'required', adapter } as const
    const sent = await sentPage(visit({ signIn }).page)
    const storage = memoryStorage()
    storage.setItem('foyer.signIn', JSON.stringify({ v: 1, data: { address: alice } }))
    const repairs = hydrate(sent, visit({ signIn, storage }).page)
    await vi.waitFor(() => expect(account()).not.toBeNull())
    expect(repairs).toEqual([])
  })

  test('a server sends each visitor their own account, also with one config for all', () => {
    vi.stubGlobal('window', undefined)
    const { pageOf } = visit()
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    for (const address of [alice, other] as const) {
      expect(renderToString(pageOf(address))).toContain(address)
    }
  })
})
