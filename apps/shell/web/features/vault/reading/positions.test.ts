import { describe, expect, it } from 'vitest'
import { type Position, summarise } from './positions.ts'

const position = (id: bigint, amount: bigint, unlockTime: number): Position => ({
  id,
  amount,
  unlockTime,
})

describe('summarise', () => {
  it('lists unlockable positions first, with their total and the time of the next', () => {
    const late = position(1n, 5n, 9_000)
    const ready = position(2n, 7n, 2_000)
    const soon = position(3n, 11n, 3_000)
    expect(summarise([late, ready, soon], 2_500)).toEqual({
      sorted: [ready, soon, late],
      total: 23n,
      unlockable: 7n,
      nextTime: 3_000,
    })
  })

  it('counts a position as unlockable from its exact second', () => {
    const one = position(1n, 5n, 2_000)
    expect(summarise([one], 1_999).unlockable).toBe(0n)
    expect(summarise([one], 2_000)).toMatchObject({ unlockable: 5n, nextTime: undefined })
  })

  it('lists unlockable positions first, however many there are', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      position(BigInt(index), 1n, index % 5 === 0 ? 2_000 : 9_000 + index),
    )
    const { sorted, unlockable } = summarise(many, 5_000)
    expect(unlockable).toBe(100n)
    expect(sorted.slice(0, 100).every(({ unlockTime }) => unlockTime === 2_000)).toBe(true)
  })

  it('is empty without positions', () => {
    expect(summarise([], 1)).toEqual({
      sorted: [],
      total: 0n,
      unlockable: 0n,
      nextTime: undefined,
    })
  })

  it('keeps the lock order for equal times', () => {
    const [second, first] = [position(9n, 1n, 5_000), position(2n, 1n, 5_000)]
    expect(summarise([second, first], 0).sorted).toEqual([first, second])
  })
})
