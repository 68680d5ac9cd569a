import fc from 'fast-check'
import { formatUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { decimalText } from './decimalText.ts'

describe('decimalText', () => {
  it('reports whether digits were truncated', () => {
    expect(decimalText(12_345n, 4, 4)).toEqual({ text: '1.2345', cut: false })
    expect(decimalText(12_345n, 4, 3)).toEqual({ text: '1.234', cut: true })
    expect(decimalText(12_300n, 4, 2)).toEqual({ text: '1.23', cut: false })
    expect(decimalText(7n, 0, 3)).toEqual({ text: '7', cut: false })
  })

  it('has no negative zero', () => {
    expect(decimalText(-1n, 18, 3)).toEqual({ text: '0', cut: true })
  })

  it('agrees with viem if nothing is truncated', () => {
    const value = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 80 }), (amount, decimals) => {
        expect(decimalText(amount, decimals, 100).text).toBe(formatUnits(amount, decimals))
      }),
    )
  })
})
