import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ChainHealth } from './chainHealth.ts'
import { createPulse, type PageSight } from './createPulse.ts'
import { balanceKey } from './refreshReads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
      own: false,
      samples: [],
      requests: 0,
    })),
  }
}

/** Three networks with two HTTP endpoints each; the balances of the first two are shown. */
function setup() {
  const log: string[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const board = {
    get: () =>
      new Map(
        [1, 2, 3].map((id) => [id, health(id, [`http://a${id}`, `http://b${id}`, 'ws://c'])]),
      ),
    probe: async (_: number, url: string) => void log.push(`probe ${url}`),
    request: async (chainId: number) => {
      log.push(`block ${chainId}`)
      return '0x1'
    },
  }
  for (const chainId of [1, 2]) {
    const observer = new QueryObserver(queryClient, {
      queryKey: [...balanceKey, chainId, 'alice'],
      initialData: 0n,
      staleTime: 1_000,
      queryFn: async () => {
        log.push(`balance ${chainId}`)
        return 1n
      },
    })
    onTestFinished(observer.subscribe(() => undefined))
  }
  let hidden = false
  const listeners: (() => void)[] = []
  const sight: PageSight = {
    isHidden: () => hidden,
    onChange: (listener) => void listeners.push(listener),
  }
  const show = (isShown: boolean) => {
    hidden = !isShown
    for (const listener of listeners) listener()
  }
  const pulse = createPulse({ board, queryClient, sight })
  const ticks = async (count: number) => {
    log.length = 0
    await vi.advanceTimersByTimeAsync(count * 4_000)
    return [...log]
  }
  return { log, pulse, show, ticks }
}

test('each tick reads block and balance of the current network, and one thing more in turn', async () => {
  const { pulse, ticks } = setup()
  pulse.follow(1)
  expect(await ticks(1)).toEqual(['block 1', 'balance 1', 'probe http://b1'])
  expect(await ticks(1)).toEqual(['block 1', 'balance 1', 'balance 2'])
  expect(await ticks(1)).toEqual(['block 1', 'balance 1', 'probe http://b1'])
})

test('networks and endpoints that nobody looks at are not asked', async () => {
  const { pulse, ticks } = setup()
  pulse.follow(1)
  const asked = (await ticks(20)).join()
  expect(asked).not.toMatch(/3|ws:|a1|b2/)
})

test('nothing is asked before somebody is connected, nor after', async () => {
  const { pulse, ticks } = setup()
  expect(await ticks(3)).toEqual([])
  const end = pulse.follow(1)
  expect(await ticks(3)).not.toEqual([])
  end()
  expect(await ticks(3)).toEqual([])
})

test('nothing is asked while the page is hidden; back in view what is old is read at once', async () => {
  const { log, pulse, show, ticks } = setup()
  pulse.follow(1)
  show(false)
  expect(await ticks(100)).toEqual([])
  show(true)
  expect(log).toEqual(['balance 1', 'balance 2'])
  expect(await ticks(1)).toContain('block 1')
})

test('on a network that is not configured the others are kept up to date', async () => {
  const { pulse, ticks } = setup()
  pulse.follow(undefined)
  expect(await ticks(2)).toEqual(['balance 1', 'balance 2'])
})

test('who looks at all endpoints sees each of them asked once at once, then in turn', async () => {
  const { pulse, ticks } = setup()
  const end = pulse.watchAll()
  // What was asked at once is in the log before the first tick empties it.
  const turns = (await ticks(9)).filter((entry) => !entry.startsWith('balance'))
  expect(new Set(turns)).toEqual(
    new Set([
      ...['block 1', 'block 2', 'block 3'],
      ...['probe http://b1', 'probe http://b2', 'probe http://b3', 'probe ws://c'],
    ]),
  )
  expect(turns).toHaveLength(9)
  end()
  expect(await ticks(3)).toEqual([])
})
