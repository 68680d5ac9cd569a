import { describe, expect, it } from 'vitest'
import { compareRates } from './compareRates.ts'

describe('compareRates', () => {
  const result = { name: 'sign-in', ours: 810, theirs: 100, aim: 8, minimum: 4 }

  it('prints how many times faster we are, and the target', () => {
    expect(compareRates([result])).toEqual({
      lines: ['sign-in: 810/s, the other 100/s, 8.1 times as many (aim 8)'],
      failures: [],
    })
  })

  it('fails below the minimum and for missing measurements', () => {
    expect(compareRates([{ ...result, ours: 399 }]).failures).toEqual([
      'sign-in: 4.0 times is below 4',
    ])
    expect(compareRates([{ ...result, ours: Number.NaN }]).failures).toHaveLength(1)
    expect(compareRates([{ ...result, ours: 400 }]).failures).toEqual([])
  })
})
