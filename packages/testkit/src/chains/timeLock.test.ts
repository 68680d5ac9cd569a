import fc from 'fast-check'
import { type Address, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anvilAccounts } from './accounts.ts'
import { createVaultHarness, vault } from './createVaultHarness.ts'
import type { LocalChains, Snapshot } from './localChains.ts'
import { startChains } from './startChains.ts'

const [alice, bob, carol] = anvilAccounts.map(({ address }) => address) as [
  Address,
  Address,
  Address,
]
const amount = parseEther('100')
const day = 86_400n

let chains: LocalChains
let snapshot: Snapshot
let harness: ReturnType<typeof createVaultHarness>
beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }] })
  harness = createVaultHarness(chains.url(1))
  for (const account of [alice, bob, carol]) {
    await harness.faucet(account)
    await harness.approve(account, maxUint256)
  }
  snapshot = await chains.snapshot()
})
beforeEach(() => chains.revert(snapshot))
afterAll(() => chains.stop())

const idsOf = async (owner: Address) => {
  const [positions] = await harness.positionsOf(owner)
  return positions.map(({ id }) => id)
}

describe('lock', () => {
  it('takes the amount and lists it as a position until its unlock time', async () => {
    const until = (await harness.now()) + day
    expect(await harness.lock(alice, amount, until)).toBe('ok')
    const [positions, total] = await harness.positionsOf(alice)
    expect(positions).toEqual([
      { id: 1n, amount, lockedAt: await harness.now(), unlockTime: until },
    ])
    expect(total).toBe(1n)
    expect(await harness.balanceOf(vault)).toBe(amount)
    expect(await harness.totalLocked()).toBe(amount)
    expect(await harness.balanceOf(alice)).toBe(parseEther('900'))
  })

  it('requires the allowance and the balance', async () => {
    const until = (await harness.now()) + day
    await harness.approve(alice, amount - 1n)
    expect(await harness.lock(alice, amount, until)).toBe('InsufficientAllowance')
    await harness.approve(alice, maxUint256)
    expect(await harness.lock(alice, parseEther('1001'), until)).toBe('InsufficientBalance')
    expect(await harness.positionsOf(alice)).toEqual([[], 0n])
  })

  it('consumes exactly the allowance of the amount', async () => {
    await harness.approve(alice, amount)
    await harness.lock(alice, amount, (await harness.now()) + day)
    expect(await harness.allowance(alice)).toBe(0n)
  })

  it('refuses a zero amount, a time that is not in the future, and one beyond ten years', async () => {
    const next = (await harness.now()) + 10n
    expect(await harness.lock(alice, 0n, next + day)).toBe('AmountIsZero')
    await harness.setNextTime(next)
    expect(await harness.lock(alice, amount, next)).toBe('UnlockTimeNotInFuture')
    expect(await harness.lock(alice, amount, next + 3650n * day + 60n)).toBe('UnlockTimeTooFar')
    expect(await harness.lock(alice, amount, 2n ** 64n - 1n)).toBe('UnlockTimeTooFar')
    expect(await harness.totalLocked()).toBe(0n)
  })
})

describe('unlock', () => {
  it('returns the position from its exact second on, and only once', async () => {
    const until = (await harness.now()) + day
    await harness.lock(alice, amount, until)
    await harness.setNextTime(until - 1n)
    expect(await harness.unlock(alice, 1n)).toBe('StillLocked')
    await harness.setNextTime(until)
    expect(await harness.unlock(alice, 1n)).toBe('ok')
    expect(await harness.balanceOf(alice)).toBe(parseEther('1000'))
    expect(await harness.unlock(alice, 1n)).toBe('PositionNotFound')
    expect(await harness.balanceOf(vault)).toBe(0n)
  })

  it('refuses positions of other accounts', async () => {
    const until = (await harness.now()) + day
    await harness.lock(alice, amount, until)
    await harness.mineAt(until + day)
    expect(await harness.unlock(bob, 1n)).toBe('PositionNotFound')
    expect(await harness.balanceOf(vault)).toBe(amount)
  })

  it('keeps the other positions unchanged in any order', async () => {
    const until = (await harness.now()) + day
    for (const share of [1n, 2n, 3n, 4n]) await harness.lock(alice, share, until)
    await harness.mineAt(until)
    expect(await harness.unlock(alice, 2n)).toBe('ok')
    expect(await idsOf(alice)).toEqual([1n, 4n, 3n])
    expect(await harness.unlock(alice, 4n)).toBe('ok')
    expect(await harness.unlock(alice, 1n)).toBe('ok')
    expect(await harness.positionsOf(alice)).toMatchObject([[{ id: 3n, amount: 3n }], 1n])
  })
})

describe('positionsOf', () => {
  it('returns pages, also past the end', async () => {
    const until = (await harness.now()) + day
    for (const share of [1n, 2n, 3n]) await harness.lock(alice, share, until)
    const page = async (offset: bigint, limit: bigint) => {
      const [positions, total] = await harness.positionsOf(alice, offset, limit)
      return [positions.map(({ id }) => id), total]
    }
    expect(await page(0n, 2n)).toEqual([[1n, 2n], 3n])
    expect(await page(2n, 2n)).toEqual([[3n], 3n])
    expect(await page(3n, 2n)).toEqual([[], 3n])
    expect(await page(maxUint256, maxUint256)).toEqual([[], 3n])
    expect(await page(1n, maxUint256)).toEqual([[2n, 3n], 3n])
  })
})

it('no account takes another’s tokens or unlocks early, and the sums are conserved', async () => {
  const owners = [alice, bob, carol]
  const who = fc.nat({ max: 2 })
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('lock' as const),
      who,
      share: fc.bigInt({ min: 0n, max: parseEther('700') }),
      seconds: fc.bigInt({ min: -5n, max: 200n }),
    }),
    // Mostly the owner; sometimes another account or a position that does not exist.
    fc.record({
      kind: fc.constant('unlock' as const),
      who: fc.option(who, { freq: 3 }),
      pick: fc.nat({ max: 20 }),
    }),
    fc.record({ kind: fc.constant('wait' as const), seconds: fc.bigInt({ min: 1n, max: 300n }) }),
  )

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
      await chains.revert(snapshot)
      const model = new Map<bigint, { owner: Address; amount: bigint; until: bigint }>()
      const free = new Map(owners.map((owner) => [owner, parseEther('1000')]))
      let lastId = 0n
      for (const one of steps) {
        const time = (await harness.now()) + 1n
        if (one.kind === 'wait') {
          await harness.mineAt(time + one.seconds)
          continue
        }
        await harness.setNextTime(time)
        if (one.kind === 'lock') {
          const owner = owners[one.who] ?? alice
          const until = time + one.seconds
          const held = free.get(owner) ?? 0n
          const expected = lockOutcome(one.share, until - time, held)
          expect(await harness.lock(owner, one.share, until)).toBe(expected)
          if (expected !== 'ok') continue
          lastId += 1n
          model.set(lastId, { owner, amount: one.share, until })
          free.set(owner, held - one.share)
        } else {
          const id = [...model.keys()][one.pick % (model.size + 1)] ?? lastId + 1n
          const position = model.get(id)
          const owner = one.who === null ? (position?.owner ?? alice) : (owners[one.who] ?? alice)
          const mine = position?.owner === owner ? position : undefined
          const expected = unlockOutcome(mine, time)
          expect(await harness.unlock(owner, id)).toBe(expected)
          if (!mine || expected !== 'ok') continue
          model.delete(id)
          free.set(owner, (free.get(owner) ?? 0n) + mine.amount)
        }
      }
      const locked = [...model.values()].reduce((sum, one) => sum + one.amount, 0n)
      expect(await harness.totalLocked()).toBe(locked)
      expect(await harness.balanceOf(vault)).toBe(locked)
      for (const owner of owners) {
        expect(await harness.balanceOf(owner)).toBe(free.get(owner))
        const ids = [...model].filter(([, one]) => one.owner === owner).map(([id]) => id)
        expect((await idsOf(owner)).toSorted()).toEqual(ids.toSorted())
      }
      expect(await harness.totalSupply()).toBe(parseEther('3000'))
    }),
    { numRuns: process.env.FOYER_LONG === '1' ? 300 : 20 },
  )
})

function lockOutcome(share: bigint, seconds: bigint, held: bigint): string {
  if (share === 0n) return 'AmountIsZero'
  if (seconds <= 0n) return 'UnlockTimeNotInFuture'
  return share > held ? 'InsufficientBalance' : 'ok'
}

function unlockOutcome(position: { readonly until: bigint } | undefined, time: bigint): string {
  if (!position) return 'PositionNotFound'
  return time < position.until ? 'StillLocked' : 'ok'
}
