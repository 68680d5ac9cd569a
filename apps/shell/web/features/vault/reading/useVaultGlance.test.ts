import { expect, it } from 'vitest'
import type { VaultReading } from './readVault.ts'
import { untilNextEnd } from './useVaultGlance.ts'

const reading = (...ends: number[]): VaultReading => ({
  held: 0n,
  allowance: 0n,
  positions: ends.map((unlockTime, index) => ({
    id: BigInt(index),
    amount: 1n,
    lockedAt: 0,
    unlockTime,
  })),
  positionCount: ends.length,
  chainTime: 1_000,
})

it('reads again shortly after the next lock ends, and not if none will', () => {
  expect(untilNextEnd(undefined)).toBe(false)
  expect(untilNextEnd(reading())).toBe(false)
  expect(untilNextEnd(reading(900, 1_000))).toBe(false)
  expect(untilNextEnd(reading(2_000, 900, 1_060))).toBe(65_000)
})

it('caps the delay at the timer maximum, beyond which a ten-year lock would fire at once', () => {
  expect(untilNextEnd(reading(1_000 + 10 * 365 * 86_400))).toBe(2_147_483_647)
})
