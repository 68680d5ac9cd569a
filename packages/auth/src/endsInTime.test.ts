import { expect, it, vi } from 'vitest'
import { endsInTime } from './endsInTime.ts'

it('leaves no timer behind, however the work ends', async () => {
  vi.useFakeTimers()
  await expect(endsInTime(Promise.resolve(7), 1000)).resolves.toBe(true)
  await expect(endsInTime(Promise.reject(new Error('down')), 1000)).rejects.toThrow('down')
  expect(vi.getTimerCount()).toBe(0)
  const late = endsInTime(new Promise(() => {}), 1000)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(late).resolves.toBe(false)
  vi.useRealTimers()
})
