import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeadFollower, headTimes } from './createHeadFollower.ts'
import type { HeadListener } from './endpoints/subscribeHeads.ts'
import { rpcLimits } from './rpcLimits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tick = rpcLimits.pollingInterval

function setup() {
  const log: string[] = []
  const urls: string[] = []
  const listeners: HeadListener[] = []
  /** The WebSockets that may be followed, the best first. */
  let sources: readonly string[] = ['ws://node']
  const follower = createHeadFollower({
    onHead: () => void log.push('head'),
    registry: {
      headSource: (_, current) => sources.find((url) => url === current) ?? sources[0],
      followHeads(chainId, url, listener) {
        log.push(`subscribe ${chainId}`)
        urls.push(url)
        listeners.push(listener)
        return () => void log.push(`unsubscribe ${chainId}`)
      },
    },
  })
  /** Advances the clock by some ticks. */
  const ticks = (count: number) => {
    for (let done = 0; done < count; done += 1) {
      vi.advanceTimersByTime(tick)
      follower.follow(1)
    }
  }
  return {
    follower,
    log,
    urls,
    ticks,
    count: (entry: string) => log.filter((one) => one === entry).length,
    head: (block: bigint) => listeners.at(-1)?.onHead(block),
    end: () => listeners.at(-1)?.onEnd(),
    allow: (...allowed: readonly string[]) => {
      sources = allowed
    },
  }
}

test('a chain is up to date once its latest block has been read', () => {
  const { follower, head } = setup()
  follower.follow(1)
  expect(follower.isUpToDate(), 'before the first block').toBe(false)
  head(7n)
  expect(follower.isUpToDate()).toBe(false)
  follower.reading()('0x7')
  expect(follower.isUpToDate()).toBe(true)
  head(8n)
  follower.reading()('0x7')
  expect(follower.isUpToDate(), 'the endpoint read is a block behind').toBe(false)
  const onRead = follower.reading()
  head(9n)
  onRead('0x9')
  expect(follower.isUpToDate(), 'the read began before the block').toBe(false)
})

test('a chain whose subscription is silent is polled after 20 s, and subscribed again after 60 s', () => {
  const { count, follower, head, ticks } = setup()
  follower.follow(1)
  head(7n)
  follower.reading()('0x7')
  ticks(5)
  expect(follower.isUpToDate()).toBe(true)
  ticks(1)
  expect(follower.isUpToDate()).toBe(false)
  ticks(9)
  expect(count('subscribe 1')).toBe(1)
  ticks(3)
  expect(count('unsubscribe 1')).toBe(1)
  expect(count('subscribe 1')).toBe(2)
})

test('a subscription that fails is tried again, each time after twice as long, at most five minutes', () => {
  const { count, end, follower, ticks } = setup()
  follower.follow(1)
  const waits: number[] = []
  for (let failure = 1; failure <= 9; failure += 1) {
    end()
    let waited = 0
    while (count('subscribe 1') === failure) {
      ticks(1)
      waited += 1
    }
    waits.push(waited * tick)
  }
  expect(waits).toEqual([8, 16, 32, 64, 128, 256, 300, 300, 300].map((s) => s * 1_000))
})

test('a subscription that announced one block and failed waits as long as one that failed at once', () => {
  const { count, end, follower, head, ticks } = setup()
  follower.follow(1)
  for (let failure = 1; failure <= 4; failure += 1) {
    head(BigInt(failure))
    end()
    ticks(2 ** failure)
  }
  expect(count('subscribe 1')).toBe(5)
})

test('a subscription that worked for a minute is soon tried again', () => {
  const { count, end, follower, head, ticks } = setup()
  follower.follow(1)
  end()
  ticks(2)
  end()
  ticks(4)
  expect(count('subscribe 1')).toBe(3)
  for (let time = 0; time <= headTimes.silent; time += tick) {
    ticks(1)
    head(BigInt(time))
  }
  end()
  ticks(2)
  expect(count('subscribe 1')).toBe(4)
})

test('another chain, none, or an endpoint that the visitor chose ends the subscription', () => {
  const { allow, follower, head, log } = setup()
  follower.follow(1)
  head(7n)
  follower.reading()('0x7')
  follower.keepOnly(2)
  expect(follower.isUpToDate()).toBe(false)
  follower.follow(2)
  follower.keepOnly()
  follower.follow(1)
  allow()
  follower.follow(1)
  expect(log.filter((entry) => entry !== 'head')).toEqual([
    'subscribe 1',
    'unsubscribe 1',
    'subscribe 2',
    'unsubscribe 2',
    'subscribe 1',
    'unsubscribe 1',
  ])
})

test('a WebSocket that the visitor pins replaces the one that is followed', () => {
  const { allow, end, follower, head, log, urls } = setup()
  follower.follow(1)
  head(7n)
  follower.reading()('0x7')
  allow('ws://better', 'ws://node')
  follower.follow(1)
  expect(urls, 'one that only ranks higher does not').toEqual(['ws://node'])
  expect(follower.isUpToDate()).toBe(true)
  allow('ws://pinned')
  follower.follow(1)
  expect(log.slice(-2)).toEqual(['unsubscribe 1', 'subscribe 1'])
  expect(urls.at(-1)).toBe('ws://pinned')
  expect(follower.isUpToDate(), 'before its first block').toBe(false)
  end()
  allow('ws://better', 'ws://pinned')
  vi.advanceTimersByTime(headTimes.maxWait)
  follower.follow(1)
  expect(urls.at(-1), 'one that failed is replaced').toBe('ws://better')
})
