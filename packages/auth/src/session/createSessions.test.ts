import { expect, it, vi } from 'vitest'
import { createRateLimiter } from '../limits/createRateLimiter.ts'
import { defaultLimits, defaultTimes } from '../options.ts'
import { memoryStore } from '../store/memoryStore.ts'
import type { SessionRow } from '../store/Store.ts'
import { testAccount } from '../testing/browser.ts'
import { createSessions } from './createSessions.ts'
import { hashOf, randomToken } from './tokens.ts'

it("a contract account's session outlives a store that accepts no writes, but not its owner's signature", async () => {
  const token = randomToken()
  const row: SessionRow = {
    tokenHash: hashOf(token),
    id: 'a',
    address: testAccount().address,
    chainId: 1,
    createdAt: 0,
    lastSeenAt: 0,
    endsAt: defaultTimes.absolute,
    device: '',
    proof: { hash: '0x12', signature: '0x34', checkedAt: 0 },
  }
  const store = memoryStore()
  await store.putSession(row, undefined, { idleTime: defaultTimes.idle, perAddress: 9 })
  const touchSession = () => Promise.reject(new Error('read-only'))
  const report = vi.fn()
  const checkContract = vi.fn(async () => 'valid' as 'valid' | 'invalid')
  const sessions = createSessions({
    store: { ...store, touchSession },
    times: defaultTimes,
    perAddress: 9,
    checkContract,
    rechecks: createRateLimiter({ limit: defaultLimits.contractChecks, windowMs: 10_000 }),
    report,
  })
  expect(await sessions.find(token, defaultTimes.recheck)).toMatchObject({ id: 'a' })
  expect(checkContract).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledTimes(1)
  // Its check could not be recorded, so it is repeated.
  checkContract.mockResolvedValue('invalid')
  expect(await sessions.find(token, defaultTimes.recheck + 10_000)).toBeUndefined()
})
