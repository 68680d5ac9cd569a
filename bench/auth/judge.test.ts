import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { median } from './median.ts'

describe('judge', () => {
  const result = { name: 'sign-in', ours: 810, theirs: 100, aim: 8, least: 4 }

  it('says how many times as fast we are, beside the aim', () => {
    expect(judge([result])).toEqual({
      lines: ['sign-in: 810/s, the other 100/s, 8.1 times as many (aim 8)'],
      faults: [],
    })
  })

  it('calls what is below the least a fault, and what could not be measured too', () => {
    expect(judge([{ ...result, ours: 399 }]).faults).toEqual(['sign-in: 4.0 times is below 4'])
    expect(judge([{ ...result, ours: Number.NaN }]).faults).toHaveLength(1)
    expect(judge([{ ...result, ours: 400 }]).faults).toEqual([])
  })
})

describe('median', () => {
  it('is the one in the middle, whatever the order', () => {
    expect(median([5, 1, 9])).toBe(5)
    expect(median([4, 1, 2, 100])).toBe(3)
    expect(median([7])).toBe(7)
    expect(() => median([])).toThrow('nothing')
  })
})
