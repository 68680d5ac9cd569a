import { expect, test, vi } from 'vitest'
import { createObservable } from './createObservable.ts'

test('notifies each listener of each real change until it unsubscribes', () => {
  const observable = createObservable(1)
  const seen: number[] = []
  const leave = observable.subscribe(() => seen.push(observable.get()))
  observable.set(2)
  observable.set(2)
  observable.set(3)
  leave()
  observable.set(4)
  expect(seen).toEqual([2, 3])
  expect(observable.get()).toBe(4)
})

test('a listener that throws affects neither the change nor the other listeners', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const observable = createObservable(1)
  const reason = new Error('no')
  observable.subscribe(() => {
    throw reason
  })
  const other = vi.fn()
  observable.subscribe(other)
  observable.set(2)
  expect(other).toHaveBeenCalledOnce()
  expect(error).toHaveBeenCalledWith(reason)
  error.mockRestore()
})
