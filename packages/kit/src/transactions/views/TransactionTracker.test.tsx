// @vitest-environment happy-dom

import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { type ToastOptions, toast } from '@foyer/ui/toasts/toast.tsx'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { disconnect } from '@wagmi/core'
import { isValidElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { balanceKey } from '../../chains/transport/createQueryClient.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { createTransactionStore } from '../store/createTransactionStore.ts'
import { transactionStore } from '../store/recordSent.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { SimulatedChain } from '../testing/simulatedChain.ts'

let root: Root
let chain: SimulatedChain
let told: string[]

beforeEach(() => {
  chain = new SimulatedChain()
  const { request } = chain.port()
  const answer = async (call: object) => {
    const { id, method, params } = Object(call)
    const result = method === 'eth_chainId' ? '0x1' : await request({ method, params })
    return { jsonrpc: '2.0', id, result }
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const calls: unknown = JSON.parse(body)
    return Response.json(
      Array.isArray(calls) ? await Promise.all(calls.map(answer)) : await answer(Object(calls)),
    )
  })
  told = []
  const tell = (kind: string) => (_message: unknown, options?: ToastOptions) => {
    told.push(`${kind} ${options?.id}`)
    return ''
  }
  for (const kind of ['loading', 'success', 'error', 'blank'] as const) {
    vi.spyOn(toast, kind).mockImplementation(tell(kind))
  }
  vi.spyOn(toast, 'dismiss').mockImplementation((id) => void told.push(`gone ${id}`))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

async function connected(pageClient?: QueryClient) {
  // Shared with other tabs.
  const storage = keepStorageAlive(memoryStorage())
  const kit = kitConfigForTest([fakeConnector({ id: 'a' })], { storage })
  const page = <KitProvider config={kit}>page</KitProvider>
  root.render(
    pageClient ? <QueryClientProvider client={pageClient}>{page}</QueryClientProvider> : page,
  )
  await expect.poll(() => document.body.textContent).toContain('page')
  await connectTo(kit.wagmi, kit.wagmi.connectors[0])
  const send = (fields: Parameters<SimulatedChain['send']>[0] = {}) => {
    const { hash } = chain.send(fields)
    kit.get(transactionStore).add({ hash, description: 'Pay' }, { address: alice, chainId: 1 })
    return `transaction 1 ${hash}`
  }
  return { kit, send }
}

it("shows each transaction's progress in one toast, and refetches the balances", async () => {
  const { kit, send } = await connected()
  const key = [...balanceKey, 1, alice.toLowerCase()]
  kit.queryClient.setQueryData(key, 1n)
  const one = send()
  await expect.poll(() => told).toEqual([`loading ${one}`])
  expect(kit.queryClient.getQueryState(key)?.isInvalidated).toBe(false)
  chain.mine()
  // A new transaction makes the tracker check all of them at once.
  const two = send({ reverts: true })
  await expect.poll(() => told.slice(1)).toEqual([`loading ${two}`, `success ${one}`])
  expect(kit.queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  const nonce = chain.nextNonce()
  const three = send({ nonce })
  await expect.poll(() => kit.get(transactionStore).list(alice)[0]?.sender).toBeDefined()
  chain.send({ nonce, value: 9n })
  chain.mine()
  send()
  await expect.poll(() => told).toContain(`error ${two}`)
  await expect.poll(() => told).toContain(`error ${three}`)
  expect(told.filter((entry) => entry.endsWith(one))).toHaveLength(2)
})

it('follows what no other tab has, even while another one leads', async () => {
  const locks = fakeLocks()
  void locks.request(`foyer.tracker.${alice.toLowerCase()}`, {}, () => new Promise(() => {}))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const { send } = await connected()
  const one = send()
  chain.mine()
  await expect.poll(() => told).toEqual([`loading ${one}`, `success ${one}`])
})

it("invalidates what wagmi has read through a query client of the page's own", async () => {
  const pageClient = new QueryClient()
  const { kit, send } = await connected(pageClient)
  const key = [...balanceKey, 1, alice.toLowerCase()]
  kit.queryClient.setQueryData(key, 1n)
  pageClient.setQueryData(['readContract', { chainId: 1 }], 1n)
  const one = send()
  await expect.poll(() => told).toEqual([`loading ${one}`])
  chain.mine()
  send()
  await expect.poll(() => told).toContain(`success ${one}`)
  const isInvalidated = (client: QueryClient, queryKey: readonly unknown[]) =>
    client.getQueryState(queryKey)?.isInvalidated
  await expect.poll(() => isInvalidated(pageClient, ['readContract', { chainId: 1 }])).toBe(true)
  expect(isInvalidated(kit.queryClient, key)).toBe(true)
})

it('dismisses pending toasts when the account disconnects, and shows them when it returns', async () => {
  const { kit, send } = await connected()
  const one = send()
  await expect.poll(() => told).toEqual([`loading ${one}`])
  await disconnect(kit.wagmi)
  await expect.poll(() => told).toEqual([`loading ${one}`, `gone ${one}`])
  await connectTo(kit.wagmi, kit.wagmi.connectors[0])
  await expect.poll(() => told.slice(2)).toEqual([`loading ${one}`])
})

it('leaves the toasts alone when another language has loaded', async () => {
  const { kit, send } = await connected()
  const one = send()
  await expect.poll(() => told).toEqual([`loading ${one}`])
  root.render(
    <KitProvider config={kit} locale="de">
      <Language />
    </KitProvider>,
  )
  await expect.poll(() => document.body.textContent).toContain('de')
  chain.mine()
  send()
  await expect.poll(() => told).toContain(`success ${one}`)
  expect(told).not.toContain(`gone ${one}`)
})

it('keeps the text of a pending toast up to date', async () => {
  const { kit, send } = await connected()
  send()
  await expect.poll(() => told).toHaveLength(1)
  const message = vi.mocked(toast.loading).mock.lastCall?.[0]
  root.render(<KitProvider config={kit}>{isValidElement(message) && message}</KitProvider>)
  await expect.poll(() => document.body.textContent).toContain('Waiting for the network')
  const store = kit.get(transactionStore)
  const id = store.list(alice)[0]?.id ?? ''
  store.update(alice, 1, new Map([[id, { description: 'Pay less', kind: 'safe' }]]))
  await expect.poll(() => document.body.textContent).toContain('Waiting for the Safe')
  expect(document.body.textContent).toContain('Pay less')
})

function Language() {
  return useLocale().locale
}

it('reads nothing in a hidden tab when another tab settles a transaction, until it is visible', async () => {
  const { kit, send } = await connected()
  const read = vi.fn(() => 1)
  const keys = [
    [...balanceKey, 1, alice.toLowerCase()],
    ['readContract', { chainId: 1 }],
  ]
  const stops = keys.map((queryKey) => {
    const options = { queryKey, queryFn: () => read(), initialData: 0, staleTime: 60_000 }
    return new QueryObserver<unknown>(kit.queryClient, options).subscribe(() => undefined)
  })
  const one = send()
  await expect.poll(() => told).toEqual([`loading ${one}`])
  setVisible(false)
  const { storage, storageKey } = kit
  const otherTab = createTransactionStore({ key: `${storageKey}.transactions`, storage })
  const id = otherTab.list(alice)[0]?.id ?? ''
  otherTab.update(alice, 1, new Map([[id, { status: 'confirmed' }]]))
  // The tab that noticed it has shown its end.
  await expect.poll(() => told).toEqual([`loading ${one}`, `gone ${one}`])
  expect(read).not.toHaveBeenCalled()
  setVisible(true)
  await expect.poll(() => read.mock.calls).toHaveLength(keys.length)
  for (const stop of stops) stop()
})

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
