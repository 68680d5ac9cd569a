import { expect, test } from 'vitest'
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
