import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alone } from './alone.mjs'

let folder: string
let lock: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-alone-'))
  lock = join(folder, 'deep', 'lock')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('waits for the same work, says so once, and runs after it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const order: string[] = []
  const first = alone(lock, async () => order.push(await promise))
  const onWait = vi.fn()
  const second = alone(lock, async () => order.push('second'), onWait)
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled())
  resolve('first')
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  expect(onWait).toHaveBeenCalledOnce()
})

it('is released by a failure', async () => {
  await expect(alone(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const onWait = vi.fn()
  expect(await alone(lock, async () => 'done', onWait)).toBe('done')
  expect(onWait).not.toHaveBeenCalled()
})

it('leaves a lock that another process took while this one was suspended', async () => {
  const other = `${process.pid} ${hostname()}-other`
  await alone(lock, () => writeFile(lock, other))
  expect(await readFile(lock, 'utf8')).toBe(other)
})

// No process has this number: Linux allows 4,194,304, and macOS 99,999.
const noProcess = 2 ** 30

it.each([
  ['was killed', `${noProcess} ${hostname()}`, 0],
  ['was killed in another container', `1 ${hostname()}-other`, 20_000],
  ['has the number of a process that runs now', `${process.pid} ${hostname()}`, 20_000],
  ['was killed before it wrote its number', '', 20_000],
])('does not wait for one that %s', async (_, content, age) => {
  await alone(lock, async () => {})
  await writeFile(lock, content)
  const then = new Date(Date.now() - age)
  await utimes(lock, then, then)
  const onWait = vi.fn()
  await alone(lock, async () => expect(await readFile(lock, 'utf8')).toMatch(/^\d+ ./), onWait)
  expect(onWait).not.toHaveBeenCalled()
})
