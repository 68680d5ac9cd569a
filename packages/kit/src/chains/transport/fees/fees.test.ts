import fc from 'fast-check'
import { FeeConflictError, TipAboveFeeCapError } from 'viem'
import { describe, expect, test } from 'vitest'
import { FeeOutOfRangeError } from '../../../errors/input.ts'
import { assertFees } from './assertFees.ts'
import { defaultMaxPriorityFeePerGas, feesFromBlock, legacyFees } from './feeRules.ts'

const maximum = 2n ** 256n - 1n

describe('fees', () => {
  test.each([
    [0n, 1_500_000_000n],
    [1n, 1_500_000_001n],
    [1_000_000_000n, 2_700_000_000n],
    [33_333_333_333n, 41_499_999_999n],
  ])('a base fee of %d wei gives a cap of %d', (base, cap) => {
    expect(defaultMaxPriorityFeePerGas).toBe(1_500_000_000n)
    expect(feesFromBlock(base)).toMatchObject({
      maxFeePerGas: cap,
      maxPriorityFeePerGas: defaultMaxPriorityFeePerGas,
    })
  })

  test.each([
    [0n, 0n],
    [5n, 6n],
    [30_000_000_000n, 36_000_000_000n],
  ])('a gas price of %d wei becomes %d', (price, raised) => {
    expect(legacyFees(price)).toEqual({ type: 'legacy', gasPrice: raised })
  })

  test.each([
    { gasPrice: 1n, maxFeePerGas: 1n },
    { gasPrice: 0n, maxPriorityFeePerGas: 0n },
    { gasPrice: 1n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
  ])('a gas price beside the fees of EIP-1559 is a conflict: %o', (fees) => {
    expect(() => assertFees(fees)).toThrow(FeeConflictError)
    expect(() => assertFees(fees)).toThrow('Cannot specify both a `gasPrice` and')
  })

  test.each([
    'gasPrice',
    'maxFeePerGas',
    'maxPriorityFeePerGas',
  ])('%s above 2^256-1 is refused', (field) => {
    expect(() => assertFees({ [field]: maximum })).not.toThrow()
    expect(() => assertFees({ [field]: maximum + 1n })).toThrow(FeeOutOfRangeError)
    expect(() => assertFees({ [field]: -1n })).toThrow(FeeOutOfRangeError)
  })

  test('a tip above the cap is refused, also above a cap of zero', () => {
    const over = { maxFeePerGas: 0n, maxPriorityFeePerGas: 1n }
    expect(() => assertFees(over)).toThrow(TipAboveFeeCapError)
    expect(() => assertFees({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n })).not.toThrow()
  })

  test('property: estimated fees are always valid', () => {
    const wei = fc.bigInt({ min: 0n, max: 2n ** 200n })
    fc.assert(
      fc.property(wei, wei, (base, tip) => {
        assertFees(feesFromBlock(base, tip))
        assertFees(legacyFees(base))
      }),
    )
  })
})
