// @vitest-environment happy-dom
import type {
  AuthenticationStatus,
  ChainProof,
  ConnectionState,
  UseBalancesReturnType,
} from '@foyer/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactElement, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chains } from '../../config/chains.ts'
import { initialAppState } from './appState.ts'
import { type AppStateStore, createAppStateStore } from './createAppStateStore.ts'
import SharedStateSync from './SharedStateSync.tsx'
import { AppStateContext, useAppStateStore, useAsk } from './useAppState.ts'

const kit = vi.hoisted(() => ({
  connection: undefined as ConnectionState | undefined,
  byChain: new Map() as UseBalancesReturnType['byChain'],
  proof: 'notNeeded' as ChainProof,
  authentication: 'unauthenticated' as AuthenticationStatus,
}))

vi.mock('@foyer/kit', () => ({
  useAuthentication: () => ({ status: kit.authentication }),
  useConnectionState: () => kit.connection,
  useBalances: () => ({ byChain: kit.byChain }),
  useChainProof: () => kit.proof,
}))

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nobody: ConnectionState = {
  status: 'disconnected',
  address: undefined,
  chainId: undefined,
  chain: undefined,
  unsupported: false,
  connectorName: undefined,
  connectorIcon: undefined,
}
const on = (address: ConnectionState['address'], chainId = 1): ConnectionState => {
  const chain = chains.find(({ id }) => id === chainId)
  const unsupported = chain === undefined
  return { ...nobody, status: 'connected', address, chainId, chain, unsupported }
}
const ready = (value: bigint) => ({ status: 'success', value, updatedAt: 0 }) as const

let root: Root
let store: AppStateStore
let client: QueryClient

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  store = createAppStateStore()
  client = new QueryClient()
  kit.proof = 'notNeeded'
  kit.authentication = 'unauthenticated'
  kit.byChain = new Map()
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

async function show(
  connection: ConnectionState,
  byChain: UseBalancesReturnType['byChain'] = kit.byChain,
  page?: ReactElement,
  sync: ReactElement | null = <SharedStateSync />,
): Promise<void> {
  kit.connection = connection
  kit.byChain = byChain
  await act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <AppStateContext value={store}>
          {page}
          {sync}
        </AppStateContext>
      </QueryClientProvider>,
    ),
  )
}

it("verif follows the account's sign-in", async () => {
  await show(on(alice))
  expect(store.getState().verif).toBe(false)
  kit.authentication = 'loading'
  await show(on(alice))
  expect(store.getState().verif).toBe(false)
  kit.authentication = 'authenticated'
  await show(on(alice))
  expect(store.getState().verif).toBe(true)
  kit.authentication = 'unauthenticated'
  await show(on(bob))
  expect(store.getState()).toMatchObject({ address: bob, verif: false })
})

it('follows the account and its balance on the current network', async () => {
  await show(nobody)
  expect(store.getState()).toEqual(initialAppState)
  await show(on(alice))
  expect(store.getState()).toMatchObject({ address: alice, balance: false })
  await show(on(alice), new Map([[1, ready(1n)]]))
  expect(store.getState().balance).toBe(true)
  await show(on(alice, 56))
  expect(store.getState().balance).toBe(false)
  await show(on(alice, 424_242))
  expect(store.getState().balance).toBe(false)
})

it('re-evaluates the balance for another account and resets on disconnect', async () => {
  const same = new Map([[1, ready(1n)]])
  await show(on(alice), same)
  store.setVerif(true)
  await show(on(bob), same)
  expect(store.getState()).toMatchObject({ address: bob, balance: true, verif: false })
  await show(nobody)
  expect(store.getState()).toEqual(initialAppState)
})

it("reports no balance until the wallet's chain is verified", async () => {
  kit.proof = 'proving'
  await show(on(alice), new Map([[1, ready(1n)]]))
  expect(store.getState().balance).toBe(false)
  kit.proof = 'different'
  await show(on(alice))
  expect(store.getState().balance).toBe(false)
  kit.proof = 'same'
  await show(on(alice))
  expect(store.getState().balance).toBe(true)
})

it('ignores a cached balance', async () => {
  await show(on(alice), new Map([[1, { status: 'error', value: 5n }]]))
  expect(store.getState().balance).toBe(false)
})

it('counts pending reads', async () => {
  await show(on(alice))
  let answer: (value: number) => void = () => undefined
  const reading = client.fetchQuery({
    queryKey: ['x'],
    queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
  })
  await act(() => vi.waitFor(() => expect(store.getState().loading).toBe(1)))
  answer(1)
  await reading
  await act(() => vi.waitFor(() => expect(store.getState().loading).toBe(0)))
})

it('resets everything on unmount, as on disconnect', async () => {
  await show(on(alice), new Map([[1, ready(1n)]]))
  await act(() => root.render(null))
  expect(store.getState()).toEqual(initialAppState)
})

/** A page that already knows everything about its account and chain when it is mounted. */
function Page({ chainId = 1, unlock }: { chainId?: number; unlock: string }): null {
  const store = useAppStateStore()
  useAsk({ chainId, amount: 1n, token: alice, held: 5n })
  useEffect(() => {
    store.setApprove(true)
    store.setUnlock(unlock)
    store.setUnlockTime('1795190400')
  }, [store, unlock])
  return null
}
const known = { approve: true, balance: true, unlockTime: '1795190400' }

it('keeps what a page sets in the render in which the account or the chain changes', async () => {
  await show(on(alice), undefined, <Page key="alice" unlock="1" />)
  expect(store.getState()).toMatchObject({ ...known, address: alice, unlock: '1' })
  await show(on(bob), undefined, <Page key="bob" unlock="2" />)
  expect(store.getState()).toMatchObject({ ...known, address: bob, unlock: '2' })
  await show(on(bob, 56), undefined, <Page key="56" chainId={56} unlock="3" />)
  expect(store.getState()).toMatchObject({ ...known, address: bob, unlock: '3' })
})

it('keeps what a page set while the connection was restored', async () => {
  const page = <Page unlock="1" />
  await show({ ...on(alice), status: 'reconnecting' }, undefined, page, null)
  await show(on(alice), undefined, page)
  expect(store.getState()).toMatchObject({ ...known, address: alice, unlock: '1' })
})

it('forgets what was read from the chain before', async () => {
  await show(on(alice))
  store.setUnlock('1')
  await show(on(alice, 56))
  expect(store.getState()).toMatchObject({ address: alice, unlock: '' })
})
