import { sealEnvelope } from '@foyer/ui/storage/envelope.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { type Address, type Hex, numberToHex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { balanceQuery } from './account/reads/balanceQuery.ts'
import { pollBalances } from './account/reads/polling.ts'
import type { Chain } from './chains/config/chain.ts'
import { validateChains } from './chains/config/validateChains.ts'
import { transportRegistry } from './chains/transport/lazyTransportRegistry.ts'
import { alice } from './testing/fakeConnector.ts'
import { ethereum, kitConfigForTest } from './testing/kitConfigForTest.ts'
import { amber, birch, connectors, listOf } from './testing/walletListForTest.ts'
import { createTransactionStore } from './transactions/store/createTransactionStore.ts'
import { hashNumber, SimulatedChain } from './transactions/testing/simulatedChain.ts'
import { createTracker } from './transactions/tracker/createTracker.ts'

// On a server, nothing is refetched.
environmentManager.setIsServer(() => false)

/**
 * The work grows no worse than linearly with the number of wallets, chains and transactions. Counts
 * work, such as fields read, bytes written and requests sent, and never time.
 */

/** Work per item may double from the first size to the last: sorting takes n log n. */
async function expectLinear(
  sizes: readonly number[],
  work: (size: number) => number | Promise<number>,
): Promise<void> {
  const perItem: number[] = []
  for (const size of sizes) perItem.push((await work(size)) / size)
  const [first = 0] = perItem
  expect(first, 'something is counted').toBeGreaterThan(0)
  expect(Math.max(...perItem), perItem.join()).toBeLessThanOrEqual(2 * first)
}

const wallets = [10, 100, 1_000]
const chains = [7, 70, 700]
const transactions = [10, 100, 1_000]

/** Counts how often a field of the objects is read. */
function countReads() {
  let reads = 0
  const counted = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, key) {
        reads += 1
        return Reflect.get(object, key)
      },
    })
  return { counted, reads: () => reads }
}

function range(size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => index)
}

function chainsOf(size: number): readonly Chain[] {
  return range(size).map((index) => ({ ...ethereum, id: index + 1, name: `Chain ${index + 1}` }))
}

test('the wallet list reads each announced wallet equally often, however many there are', () =>
  expectLinear(wallets, (size) => {
    const { counted, reads } = countReads()
    const announced = connectors(...range(size).map((index) => `com.wallet${index}`))
    listOf({ connectors: announced.map(counted), recent: ['com.wallet3'] })
    return reads()
  }))

test('the wallet list reads each configured wallet and each announced one equally often', () =>
  expectLinear(wallets, (size) => {
    const { counted, reads } = countReads()
    const announced = connectors(...range(size).map((index) => `com.wallet${index}`))
    const configured = range(size).map((index) =>
      counted({ ...amber, id: `amber${index}`, rdns: [`com.amber${index}`] }),
    )
    listOf({
      connectors: announced.map(counted),
      groups: [{ groupName: 'Popular', wallets: [...configured, birch] }],
    })
    return reads()
  }))

test('a configuration reads each chain equally often', () =>
  expectLinear(chains, (size) => {
    const { counted, reads } = countReads()
    validateChains(chainsOf(size).map(counted))
    return reads()
  }))

/** Storage with this many pending transactions of alice's. */
function storageWith(records: readonly object[]) {
  const storage = memoryStorage()
  const stored = { [alice.toLowerCase()]: { 1: records } }
  storage.setItem('test', sealEnvelope(stored, { version: 2 }))
  return storage
}

function pendingRecords(hashes: readonly Hex[]): readonly object[] {
  return hashes.map((hash, index) => ({
    ...{ id: hash, hash, kind: 'transaction', description: 'Lock' },
    ...{ status: 'pending', addedAt: hashes.length - index },
  }))
}

test('recording a transaction writes only that one, and reads no other', () => {
  for (const size of transactions) {
    const stored = storageWith(pendingRecords(range(size).map(hashNumber)))
    const setItem = vi.fn(stored.setItem)
    const getItem = vi.fn(stored.getItem)
    const store = createTransactionStore({ key: 'test', storage: { ...stored, getItem, setItem } })
    for (const mock of [getItem, setItem]) mock.mockClear()
    store.add({ hash: hashNumber(size), description: 'Lock' }, { address: alice, chainId: 1 })
    expect(store.list(alice)).toHaveLength(size + 1)
    expect(setItem).toHaveBeenCalledOnce()
    expect(getItem).not.toHaveBeenCalled()
  }
})

test('each round of the tracker asks each pending transaction the same, at most 100 of them', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked = async (size: number) => {
    const chain = new SimulatedChain()
    const storage = storageWith(pendingRecords(range(size).map(() => chain.send().hash)))
    const stop = createTracker({
      store: createTransactionStore({ key: 'test', storage }),
      address: alice,
      portOf: () => chain.port(),
      walletOf: () => undefined,
      interval: 4_000,
    })
    await vi.advanceTimersByTimeAsync(0)
    stop()
    return chain.asked.length
  }
  const [ten, hundred, thousand] = [await asked(10), await asked(100), await asked(1_000)]
  expect(ten).toBeGreaterThan(0)
  expect(hundred).toBeLessThanOrEqual(10 * ten)
  expect(thousand).toBeLessThanOrEqual(hundred)
})

/** A kit whose chains show a balance each; every request is answered at once. */
async function kitOn(size: number) {
  const [first = ethereum, ...others] = chainsOf(size)
  const kit = kitConfigForTest([], { chains: [first, ...others] })
  const registry = await kit.get(transportRegistry)?.load()
  if (!registry) throw new Error('no registry')
  for (const { id } of kit.chains) {
    const query = balanceQuery(kit.wagmi, alice as Address, id)
    const observer = new QueryObserver(kit.queryClient, { ...query, queryFn: async () => 1n })
    onTestFinished(observer.subscribe(() => undefined))
  }
  return { registry, kit }
}

test('a poll looks through the shown balances once, however many chains there are', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await expectLinear(chains, async (size) => {
    const { kit } = await kitOn(size)
    const findAll = vi.spyOn(kit.queryClient.getQueryCache(), 'findAll')
    const stop = pollBalances(kit, 1)
    await vi.advanceTimersByTimeAsync(4_000)
    stop()
    // viem keeps a batch per URL: one that is never sent would hold up later calls.
    await vi.advanceTimersByTimeAsync(1)
    return findAll.mock.calls.length * size
  })
})

test('answers of all chains rank each chain equally often, and notify no more than once each', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const calls: readonly { readonly id: number; readonly method: string }[] = JSON.parse(body)
    // All chains are at the same URL; the first call asks for the chain's id.
    return new Response(
      JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: numberToHex(1) }))),
    )
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await expectLinear(chains, async (size) => {
    const { registry } = await kitOn(size)
    let notified = 0
    let ranked = 0
    const known = new Map<number, unknown>()
    registry.subscribe(() => {
      notified += 1
      for (const [id, health] of registry.get()) {
        if (known.get(id) !== health) ranked += 1
        known.set(id, health)
      }
    })
    const ask = (index: number) =>
      registry.endpointsOf(index + 1).request({ method: 'eth_blockNumber' })
    await Promise.allSettled(range(size).map(ask))
    expect(notified).toBeGreaterThan(0)
    return ranked
  })
})
