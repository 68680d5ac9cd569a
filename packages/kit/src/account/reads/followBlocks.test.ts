import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { BlockListener } from '../../chains/transport/endpoints/socketEndpoint.ts'
import { followBlocks, maxWait, silentLimit } from './followBlocks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Follows a chain whose allowed WebSockets are set by the test. */
function setup() {
  const urls: string[] = []
  const blocks: bigint[] = []
  let allowed = ['ws://node']
  let listener: BlockListener | undefined
  let pinned: () => void = () => undefined
  const stop = followBlocks(
    {
      blockSource: (current) =>
        current !== undefined && allowed.includes(current) ? current : allowed[0],
      watchBlocks(url, one) {
        urls.push(url)
        listener = one
        return () => {
          listener = undefined
        }
      },
    },
    {
      subscribe(notify) {
        pinned = notify
        return () => undefined
      },
    },
    (block) => void blocks.push(block),
  )
  onTestFinished(stop)
  return {
    urls,
    blocks,
    stop,
    isSubscribed: () => listener !== undefined,
    announce: (block: bigint) => listener?.onBlock(block),
    end: () => listener?.onEnd(),
    allow(...next: string[]) {
      allowed = next
      pinned()
    },
  }
}

test('subscribes at once, passes blocks on, and ends when it is stopped', () => {
  const { announce, blocks, isSubscribed, stop, urls } = setup()
  announce(7n)
  expect(blocks).toEqual([7n])
  stop()
  expect(isSubscribed()).toBe(false)
  vi.advanceTimersByTime(maxWait)
  expect(urls).toEqual(['ws://node'])
})

test('a subscription that fails is tried again after 8 s, then twice as long each time, at most five minutes', () => {
  const { end, urls } = setup()
  for (const wait of [8, 16, 32, 64, 128, 256, 300, 300]) {
    const before = urls.length
    end()
    vi.advanceTimersByTime(wait * 1_000 - 1)
    expect(urls).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(urls).toHaveLength(before + 1)
  }
})

test('a subscription that is silent for a minute is renewed', () => {
  const { announce, isSubscribed, urls } = setup()
  vi.advanceTimersByTime(silentLimit - 1)
  announce(7n)
  vi.advanceTimersByTime(silentLimit - 1)
  expect(isSubscribed()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isSubscribed()).toBe(false)
  vi.advanceTimersByTime(8_000)
  expect(urls).toHaveLength(2)
})

test('a subscription that worked for a minute is soon tried again', () => {
  const { announce, end, urls } = setup()
  end()
  vi.advanceTimersByTime(8_000)
  end()
  vi.advanceTimersByTime(16_000)
  for (let time = 0; time <= silentLimit; time += 4_000) {
    vi.advanceTimersByTime(4_000)
    announce(BigInt(time))
  }
  end()
  vi.advanceTimersByTime(8_000)
  expect(urls).toHaveLength(4)
})

test('an endpoint that the visitor pins replaces the one that is followed, or ends it', () => {
  const { allow, end, isSubscribed, urls } = setup()
  allow('ws://better', 'ws://node')
  expect(urls, 'one that only ranks higher does not').toEqual(['ws://node'])
  allow('ws://pinned')
  expect(urls).toEqual(['ws://node', 'ws://pinned'])
  allow()
  expect(isSubscribed()).toBe(false)
  allow('ws://better', 'ws://pinned')
  end()
  vi.advanceTimersByTime(8_000)
  expect(urls.slice(2)).toEqual(['ws://better', 'ws://better'])
})
