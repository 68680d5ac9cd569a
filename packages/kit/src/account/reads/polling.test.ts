import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { balanceKey } from '../../chains/transport/createQueryClient.ts'
import type { TransportRegistry } from '../../chains/transport/createTransportRegistry.ts'
import type { ChainHealth } from '../../chains/transport/endpoints/endpointState.ts'
import type { BlockListener } from '../../chains/transport/endpoints/socketEndpoint.ts'
import { transportRegistry } from '../../chains/transport/lazyTransportRegistry.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { pollBalances, watchEndpoints } from './polling.ts'

// On a server, nothing is refetched.
environmentManager.setIsServer(() => false)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

function health(chainId: number, urls: readonly string[]): ChainHealth {
  return {
    chainId,
    inUse: urls[0],
    pinned: undefined,
    answeredAt: 1,
    silent: false,
    endpoints: urls.map((url) => ({
      url,
      kind: url.startsWith('ws') ? 'webSocket' : 'http',
      samples: [],
      requests: 0,
    })),
  }
}

/** Three chains with two HTTP endpoints each. The balances of the first two are shown. */
function setup({ announces = false, domain = '' } = {}) {
  const log: string[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.mount()
  onTestFinished(() => queryClient.unmount())
  const byChain = new Map(
    [1, 2, 3].map((id) => [
      id,
      health(id, [`http://a${id}${domain}`, `http://b${id}${domain}`, `ws://c${domain}`]),
    ]),
  )
  /** Sets the last answers of a chain's endpoints. With none of them ok, the chain is silent. */
  const lastAnswers = (chainId: number, ok: boolean, only?: string) => {
    const before = byChain.get(chainId)
    if (!before) throw new Error(`no chain ${chainId}`)
    const samples = [{ at: Date.now(), ms: 1, ok }]
    byChain.set(chainId, {
      ...before,
      silent: before.silent || !ok,
      endpoints: before.endpoints.map((one) =>
        only === undefined || one.url === only ? { ...one, samples } : one,
      ),
    })
  }
  let isBack = false
  let refuses = false
  let held: Promise<void> | undefined
  let block = 1
  let listener: BlockListener | undefined
  const endpointsOf = (chainId: number) => ({
    health: () => byChain.get(chainId),
    blockSource: () => (announces ? 'ws://c' : undefined),
    watchBlocks(_: string, one: BlockListener) {
      listener = one
      return () => {
        listener = undefined
      }
    },
    async probe(url: string) {
      log.push(`probe ${url}`)
      lastAnswers(chainId, byChain.get(chainId)?.silent ? isBack : true, url)
    },
  })
  // biome-ignore lint/plugin/casts: a stand-in with what the polling uses
  const registry = { get: () => byChain, endpointsOf } as unknown as TransportRegistry
  const kit = kitConfigForTest([])
  const clientOf = (chainId: number) => ({
    transport: { transports: [{ value: { url: `http://a${chainId}${domain}` } }] },
    async request() {
      log.push(`block ${chainId}`)
      const health = byChain.get(chainId)
      if (health && !health.silent) lastAnswers(chainId, true, health.inUse)
      return `0x${block.toString(16)}`
    },
  })
  const lazy = { value: () => registry, load: async () => registry }
  // biome-ignore lint/plugin/casts: a stand-in with what the polling uses
  const polled = {
    queryClient,
    get: (key: Parameters<typeof kit.get>[0]) => {
      return key === transportRegistry ? lazy : kit.get(key)
    },
    wagmi: {
      chains: [...byChain.keys()].map((id) => ({ id })),
      getClient: ({ chainId }: { readonly chainId: number }) => clientOf(chainId),
    },
  } as unknown as Parameters<typeof pollBalances>[0]
  for (const chainId of [1, 2]) {
    const observer = new QueryObserver(queryClient, {
      queryKey: [...balanceKey, chainId, 'alice'],
      initialData: 0n,
      staleTime: 1_000,
      refetchOnWindowFocus: true,
      queryFn: async () => {
        log.push(`balance ${chainId}`)
        await held
        if (refuses) throw new Error('refused')
        if (byChain.get(chainId)?.silent && !isBack) throw new Error('nobody answers')
        return 1n
      },
    })
    onTestFinished(observer.subscribe(() => undefined))
  }
  const show = (isShown: boolean) => focusManager.setFocused(isShown)
  const use = (isUsed: boolean) => {
    if (isUsed) page.dispatchEvent(new Event('pointermove'))
    else vi.setSystemTime(Date.now() + 30_000)
  }
  const follow = (chainId: number | undefined) => {
    const stop = pollBalances(polled, chainId)
    onTestFinished(stop)
    return stop
  }
  const watchAll = () => {
    const stop = watchEndpoints(polled)
    onTestFinished(stop)
    return stop
  }
  const ticks = async (count: number) => {
    log.length = 0
    await vi.advanceTimersByTimeAsync(count * 4_000)
    return [...log]
  }
  const comeBack = () => {
    isBack = true
  }
  /** Announces the next block by WebSocket. The endpoints have it too, unless they are late. */
  const announce = async ({ isLate = false } = {}) => {
    log.length = 0
    if (!isLate) block += 1
    listener?.onBlock(BigInt(isLate ? block + 1 : block))
    await vi.advanceTimersByTimeAsync(0)
    return [...log]
  }
  const arrive = () => {
    block += 1
  }
  const subscribed = () => listener !== undefined
  const silence = () => lastAnswers(1, false)
  const refuse = (isRefused: boolean) => {
    refuses = isRefused
  }
  /** Balances that are read from now on arrive once the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return () => {
      held = undefined
      resolve()
    }
  }
  const blocks = { announce, arrive, hold, refuse, subscribed }
  return { log, follow, watchAll, show, use, silence, comeBack, ticks, ...blocks }
}

/** The current network announces its blocks, and the visitor is idle. */
async function announcing() {
  const all = setup({ announces: true })
  all.follow(1)
  all.use(false)
  await all.ticks(1)
  await all.announce()
  await all.ticks(1)
  return all
}

test('each tick reads block and balance of the current network, plus every 30 s each other one', async () => {
  const { follow, ticks, use } = setup()
  follow(1)
  const current = ['block 1', 'balance 1']
  expect(await ticks(1), 'never asked').toEqual([...current, 'probe http://b1'])
  expect(await ticks(1)).toEqual(current)
  await ticks(5)
  use(true)
  expect(await ticks(1)).toEqual([...current, 'balance 2'])
  expect(await ticks(1)).toEqual([...current, 'probe http://b1'])
  expect(await ticks(1)).toEqual(current)
})

test('networks and endpoints that are not in view are not read', async () => {
  const { follow, ticks } = setup()
  follow(1)
  const asked = (await ticks(20)).join()
  expect(asked).not.toMatch(/3|ws:|a1|b2/)
})

test('nothing is read while the page is hidden; stale data is read at once when it is visible again', async () => {
  const { follow, log, show, ticks } = setup()
  follow(1)
  show(false)
  expect(await ticks(100)).toEqual([])
  show(true)
  await ticks(0)
  expect(log).toEqual(['balance 1', 'balance 2'])
  expect(await ticks(1)).toContain('block 1')
})

test('while the visitor is idle only the current network is read; stale data is read on return', async () => {
  const { follow, log, ticks, use } = setup()
  follow(1)
  use(false)
  expect(await ticks(2)).toEqual(['block 1', 'balance 1', 'block 1', 'balance 1'])
  use(true)
  expect(log.slice(-2)).toEqual(['balance 1', 'balance 2'])
  expect(await ticks(1)).toContain('probe http://b1')
})

test('endpoints in view are read even while the visitor is idle', async () => {
  const { ticks, use, watchAll } = setup()
  watchAll()
  use(false)
  expect(await ticks(18)).toContain('block 3')
})

test('a visitor counts as idle 30 seconds after the last use of the page', async () => {
  const { follow, log, ticks, use } = setup()
  follow(1)
  expect(await ticks(7)).toContain('probe http://b1')
  expect((await ticks(12)).filter((entry) => !/ 1$/.test(entry))).toEqual([])
  use(true)
  expect(log.slice(-2)).toEqual(['balance 1', 'balance 2'])
  expect(await ticks(1)).toContain('probe http://b1')
})

test('on an unconfigured network the others stay up to date', async () => {
  const { follow, ticks, use } = setup()
  follow(undefined)
  expect(await ticks(7)).toEqual([])
  use(true)
  expect(await ticks(2)).toEqual(['balance 1', 'balance 2'])
})

test('endpoints in view are each asked once immediately, then every 30 s in turn', async () => {
  const { ticks, watchAll } = setup()
  const end = watchAll()
  const all = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'].map((host) => `probe http://${host}`)
  expect((await ticks(0)).toSorted()).toEqual([...all, ...Array(3).fill('probe ws://c')].toSorted())
  expect(await ticks(7)).toEqual([])
  const turns = (await ticks(9)).filter((entry) => !entry.startsWith('balance'))
  expect(turns.toSorted()).toEqual(
    [
      ...['block 1', 'block 2', 'block 3'],
      ...['probe http://b1', 'probe http://b2', 'probe http://b3'],
      ...Array(3).fill('probe ws://c'),
    ].toSorted(),
  )
  end()
  expect(await ticks(3)).toEqual([])
})

test('watching the endpoints takes the turns of the other networks', async () => {
  const { follow, ticks, watchAll } = setup()
  follow(1)
  watchAll()
  await ticks(8)
  for (let tick = 0; tick < 9; tick += 1) {
    const others = (await ticks(1)).filter((entry) => !/^(?:block|balance) 1$/.test(entry))
    expect(new Set(others.map((entry) => entry.at(-1))).size).toBeLessThanOrEqual(1)
  }
})

test('an unresponsive network has one endpoint tried per interval, in turn, and is read once one responds', async () => {
  const { comeBack, follow, silence, ticks } = setup()
  silence()
  follow(1)
  expect(await ticks(1), 'once, so that the balance is known to be old').toContain('balance 1')
  const tried: string[] = []
  for (let tick = 0; tick < 3; tick += 1) {
    const log = await ticks(1)
    expect(log).not.toContain('block 1')
    expect(log.length, 'as few requests as on a network that answers').toBeLessThanOrEqual(2)
    tried.push(...log.filter((entry) => entry.startsWith('probe')))
  }
  expect(new Set(tried)).toEqual(new Set(['probe http://a1', 'probe http://b1', 'probe ws://c']))
  comeBack()
  expect(await ticks(1)).toEqual(expect.arrayContaining(['block 1', 'balance 1']))
})

test('where blocks come by WebSocket, a network is read once per block and not polled', async () => {
  const { announce, ticks } = await announcing()
  expect(await ticks(2), 'no block, no read').toEqual([])
  expect(await announce(), 'at once').toEqual(['block 1', 'balance 1'])
  expect(await announce(), 'not again before the polling interval has passed').toEqual([])
  expect(await ticks(1)).toEqual(['block 1', 'balance 1'])
  expect(await ticks(1)).toEqual([])
})

test('a network is read until its endpoint has the block that the WebSocket announced', async () => {
  const { announce, arrive, ticks } = await announcing()
  await ticks(1)
  expect(await announce({ isLate: true })).toEqual(['block 1', 'balance 1'])
  expect(await ticks(2)).toHaveLength(4)
  arrive()
  expect(await ticks(1)).toHaveLength(2)
  expect(await ticks(1)).toEqual([])
})

test.each([
  ['', 0],
  [', also if the clock is set back', -3_600_000],
])('a network whose WebSocket is silent is polled again after 20 s%s', async (_, change) => {
  const { ticks } = await announcing()
  expect(await ticks(4)).toEqual([])
  vi.setSystemTime(Date.now() + change)
  expect(await ticks(3)).toContain('block 1')
})

test('while the page is hidden or disconnected nothing is read, and there is no subscription', async () => {
  const { announce, follow, show, subscribed, ticks } = setup({ announces: true })
  const end = follow(1)
  expect(subscribed(), 'connecting comes first').toBe(false)
  await ticks(1)
  expect(subscribed()).toBe(true)
  show(false)
  expect(subscribed()).toBe(false)
  expect(await ticks(20)).toEqual([])
  expect(subscribed()).toBe(false)
  show(true)
  await ticks(1)
  expect(subscribed()).toBe(true)
  end()
  expect(subscribed()).toBe(false)
  expect(await announce()).toEqual([])
  expect(await ticks(3)).toEqual([])
})

test('endpoints in view are polled, whatever the WebSocket announces', async () => {
  const { announce, ticks, watchAll } = await announcing()
  watchAll()
  await ticks(2)
  expect(await announce()).toEqual([])
  expect(await ticks(1)).toContain('block 1')
})

test('a balance that could not be read is read again before the next block', async () => {
  const { announce, refuse, ticks } = await announcing()
  await ticks(1)
  refuse(true)
  expect(await announce()).toContain('balance 1')
  expect(await ticks(1)).toContain('balance 1')
  refuse(false)
  expect(await ticks(1)).toContain('balance 1')
  expect(await ticks(1)).toEqual([])
})

test('a balance that was being read when a block arrived is read again', async () => {
  const { announce, hold, ticks } = await announcing()
  await ticks(1)
  const release = hold()
  expect(await announce()).toEqual(['block 1', 'balance 1'])
  await announce()
  expect(await ticks(1), 'the balance is still being read').toEqual([])
  release()
  expect(await ticks(1)).toEqual(['block 1', 'balance 1'])
  expect(await ticks(1)).toEqual([])
})

test('a network that falls silent is asked, whatever the WebSocket announced', async () => {
  const { silence, ticks } = await announcing()
  silence()
  expect((await ticks(1)).join()).toContain('probe')
})

test.each([
  ['elsewhere', '', false],
  ['on this machine', '.localhost:8545', true],
])('offline, nodes %s are read: %s %s', async (_, domain, isAsked) => {
  const { follow, ticks } = setup({ domain })
  onlineManager.setOnline(false)
  follow(1)
  expect((await ticks(1)).includes('block 1')).toBe(isAsked)
})
