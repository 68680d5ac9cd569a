// @vitest-environment happy-dom

import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { transportRegistry } from './lazyTransportRegistry.ts'
import type { LoadedTransportRegistry } from './loadTransportRegistry.ts'
import { onceLoaded } from './onceLoaded.ts'

const loaded = await kitConfigForTest([]).get(transportRegistry).load()
const unfollow = vi.fn()
let follow: Mock<typeof loaded.poller.follow>
let code = Promise.withResolvers<LoadedTransportRegistry>()
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  follow = vi.spyOn(loaded.poller, 'follow').mockReturnValue(unfollow)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Begins to follow chain 1. Each try to load the code has its own answer. */
function begin() {
  const run = vi.fn(() => {
    code = Promise.withResolvers()
    return code.promise
  })
  const registry = lazyImport(run)
  stop = onceLoaded(registry, ({ poller }) => poller.follow(1))
  return { registry, run }
}

/** Until every reaction to the code's answer has run. */
const settled = () => vi.advanceTimersByTimeAsync(0)

function arrive(): Promise<unknown> {
  code.resolve(loaded)
  return settled()
}

function fail(): Promise<unknown> {
  code.reject(new TypeError('Failed to fetch dynamically imported module'))
  return settled()
}

it('begins once the code has loaded, and ends when it is stopped', async () => {
  begin()
  expect(follow).not.toHaveBeenCalled()
  await arrive()
  expect(follow).toHaveBeenCalledExactlyOnceWith(1)
  stop()
  expect(unfollow).toHaveBeenCalledOnce()
})

it('begins after a failure once a read has loaded the code', async () => {
  const { registry } = begin()
  await fail()
  void registry.load()
  await arrive()
  expect(follow).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(follow).toHaveBeenCalledOnce()
})

it.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('loads the code again when %s', async (_name, happen) => {
  const { run } = begin()
  happen()
  expect(run).toHaveBeenCalledTimes(1)
  await fail()
  happen()
  expect(run).toHaveBeenCalledTimes(2)
  await fail()
  happen()
  expect(run).toHaveBeenCalledTimes(3)
  await arrive()
  expect(follow).toHaveBeenCalledOnce()
  happen()
  await settled()
  expect(follow).toHaveBeenCalledOnce()
})

it('does neither after it was stopped', async () => {
  const { registry, run } = begin()
  await fail()
  stop()
  window.dispatchEvent(new Event('online'))
  expect(run).toHaveBeenCalledOnce()
  void registry.load()
  await arrive()
  expect(follow).not.toHaveBeenCalled()
})
