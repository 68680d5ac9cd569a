// @vitest-environment happy-dom
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  callQueryKey,
  estimateGasQueryKey,
  getBalanceQueryKey,
  getBlockNumberQueryKey,
  getBytecodeQueryKey,
  getContractEventsQueryKey,
  getEnsNameQueryKey,
  getGasPriceQueryKey,
  getProofQueryKey,
  getStorageAtQueryKey,
  getTransactionCountQueryKey,
  getTransactionReceiptQueryKey,
  infiniteReadContractsQueryKey,
  prepareTransactionRequestQueryKey,
  readContractQueryKey,
  readContractsQueryKey,
  simulateContractQueryKey,
} from 'wagmi/query'
import { createRefresher } from './createRefresher.ts'

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => setVisible(true))

const keys: readonly QueryKey[] = [
  ['foyer', 'balance', 1, '0xa'],
  ['foyer', 'balance', 56, '0xa'],
  ['readContract', { chainId: 1 }],
  ['ensName', { chainId: 1 }],
]

/** A page that shows these queries. Returns which of them were read. */
function show(client: QueryClient, shown: readonly QueryKey[]) {
  const read: unknown[] = []
  for (const queryKey of shown) {
    const queryFn = async () => read.push(queryKey)
    const options = { queryKey, queryFn, initialData: 0, staleTime: Number.POSITIVE_INFINITY }
    onTestFinished(new QueryObserver(client, options).subscribe(() => undefined))
  }
  return read
}

it('refreshes the chain’s balances and contract reads, and nothing else', async () => {
  const client = new QueryClient()
  for (const queryKey of keys) client.setQueryData(queryKey, 'old')
  await createRefresher(client)(1)
  const isOld = keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  expect(isOld).toEqual([true, false, true, false])
})

it.each([
  callQueryKey(),
  estimateGasQueryKey({ connector: undefined }),
  getBalanceQueryKey(),
  getBytecodeQueryKey(),
  getContractEventsQueryKey(),
  getProofQueryKey(),
  getStorageAtQueryKey(),
  getTransactionCountQueryKey(),
  infiniteReadContractsQueryKey({
    cacheKey: 'x',
    contracts: () => [],
    query: { initialPageParam: 0, getNextPageParam: () => 1 },
  }),
  prepareTransactionRequestQueryKey({ to: undefined }),
  readContractQueryKey(),
  readContractsQueryKey(),
  simulateContractQueryKey(),
])('refreshes what wagmi keeps as %j', async (...queryKey) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, 'old')
  await createRefresher(client)(1)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it.each([
  getBlockNumberQueryKey(),
  getEnsNameQueryKey(),
  getGasPriceQueryKey(),
  getTransactionReceiptQueryKey({ hash: undefined }),
])('keeps what wagmi keeps as %j', async (...queryKey) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, 'kept')
  await createRefresher(client)(1)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
})

it('reads what is shown at once', async () => {
  const client = new QueryClient()
  const read = show(client, keys)
  await createRefresher(client)(1)
  expect(read).toEqual([keys[0], keys[2]])
})

it('reads nothing while the page is hidden, and what is shown once when it is visible', async () => {
  const client = new QueryClient()
  const read = show(client, keys)
  client.setQueryData(['call', 'not shown'], 'old')
  const refresh = createRefresher(client)
  setVisible(false)
  await refresh(1)
  await refresh(1)
  const isOld = keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  expect(isOld).toEqual([true, false, true, false])
  expect(client.isFetching()).toBe(0)
  setVisible(true)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(read).toEqual([keys[0], keys[2]])
  setVisible(false)
  setVisible(true)
  expect(client.isFetching()).toBe(0)
})

it('joins a read that another listener has begun when the page is visible', async () => {
  const client = new QueryClient()
  const balance = ['foyer', 'balance', 1, '0xa']
  const read = show(client, [balance])
  setVisible(false)
  const onVisible = () => void client.refetchQueries({ queryKey: balance })
  document.addEventListener('visibilitychange', onVisible, { once: true })
  await createRefresher(client)(1)
  setVisible(true)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(read).toEqual([balance])
})

it('reads again what was being read when the transaction settled', async () => {
  const client = new QueryClient()
  const queryKey = ['readContract', { chainId: 1 }]
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let reads = 0
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => answers[reads++]?.promise,
  })
  onTestFinished(observer.subscribe(() => undefined))
  setVisible(false)
  await createRefresher(client)(1)
  answers[0]?.resolve('before the transaction')
  answers[1]?.resolve('after the transaction')
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  setVisible(true)
  await expect.poll(() => client.getQueryData(queryKey)).toBe('after the transaction')
})
