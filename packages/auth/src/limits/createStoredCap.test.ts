import { expect, it, vi } from 'vitest'
import { createStoredCap } from './createStoredCap.ts'

/** A store whose counts are answered one by one, as a database over the network answers. */
function slowCount() {
  const answers: ((stored: number) => void)[] = []
  const count = () => new Promise<number>((resolve) => answers.push(resolve))
  return {
    count,
    answerAll: (stored: number) => {
      for (const answer of answers.splice(0)) answer(stored)
    },
  }
}

const allowed = async (asked: readonly Promise<boolean>[]) =>
  (await Promise.all(asked)).filter((mayAdd) => mayAdd).length

it('lets no burst pass before the first count has come back', async () => {
  const { answerAll, count } = slowCount()
  const mayAdd = createStoredCap(count, 10, 1000)
  const burst = Array.from({ length: 50 }, () => mayAdd(0))
  answerAll(8)
  expect(await allowed(burst)).toBe(2)
})

it('keeps the last count, and what was added since, while it counts again', async () => {
  const { answerAll, count } = slowCount()
  const mayAdd = createStoredCap(count, 10, 1000)
  const first = mayAdd(0)
  answerAll(4)
  expect(await first).toBe(true)
  const burst = Array.from({ length: 50 }, () => mayAdd(1000))
  answerAll(5)
  expect(await allowed(burst)).toBe(5)
  expect(await mayAdd(1001)).toBe(false)
})

it('goes by the last count, for another interval, if a later one fails', async () => {
  const down = () => Promise.reject(new Error('it took too long'))
  const count = vi.fn(async () => 8)
  const mayAdd = createStoredCap(count, 10, 1000)
  expect(await mayAdd(0)).toBe(true)
  count.mockImplementation(down)
  expect(await mayAdd(1000)).toBe(true)
  expect(await mayAdd(1001)).toBe(false)
  expect(count).toHaveBeenCalledTimes(2)
})

it('counts again at once after a first count that failed', async () => {
  const counts = [() => Promise.reject(new Error('down')), async () => 10]
  const mayAdd = createStoredCap(() => counts.shift()?.() ?? Promise.resolve(0), 10, 60_000)
  await expect(mayAdd(0)).rejects.toThrow('down')
  expect(await mayAdd(1)).toBe(false)
})
