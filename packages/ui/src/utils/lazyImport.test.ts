import { expect, test, vi } from 'vitest'
import { lazyImport } from './lazyImport.ts'

test('runs once, and again only after a failure', async () => {
  const run = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code')
  const { current, load, subscribe, value } = lazyImport(run)
  const onLoaded = vi.fn()
  subscribe(onLoaded)
  expect(current()).toBeUndefined()
  expect(run).not.toHaveBeenCalled()

  const failing = load()
  expect(load()).toBe(failing)
  expect(current()).toBe(failing)
  await expect(failing).rejects.toThrow('offline')
  expect(current()).toBeUndefined()
  expect(value()).toBeUndefined()
  expect(onLoaded).not.toHaveBeenCalled()

  expect(await load()).toBe('code')
  expect(value()).toBe('code')
  expect(onLoaded).toHaveBeenCalledOnce()
  expect(await load()).toBe('code')
  expect(run).toHaveBeenCalledTimes(2)
})
