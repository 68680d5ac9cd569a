import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsEnough, noHoldings } from './holdsEnough.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

it('treats unknown balances as not held', () => {
  expect(holdsEnough([], noHoldings)).toBe(false)
  expect(holdsEnough([{ chainId: 1, amount: 0n }], noHoldings)).toBe(false)
  expect(holdsEnough([{ chainId: 1, amount: 0n, token }], noHoldings)).toBe(false)
})

it('does not count the native currency towards a token', () => {
  const holdings = { chainId: 1, native: new Map([[1, 100n]]) }
  expect(holdsEnough([{ chainId: 1, amount: 1n, token }], holdings)).toBe(false)
  expect(holdsEnough([{ chainId: 1, amount: 1n, token, held: 1n }], holdings)).toBe(true)
})

it('is true exactly when the amount is held', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 0n }), (held, amount) => {
      const holdings = { chainId: undefined, native: new Map([[10, held]]) }
      expect(holdsEnough([{ chainId: 10, amount }], holdings)).toBe(held >= amount)
    }),
  )
})
