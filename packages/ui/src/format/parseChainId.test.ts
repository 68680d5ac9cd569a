import { describe, expect, it } from 'vitest'
import { parseChainId } from './parseChainId.ts'
import { sameAddress } from './sameAddress.ts'

describe('parseChainId', () => {
  it.each([
    ['0x1', 1],
    ['0X67932', 424_242],
    ['0x00000000000000000000000000000000000000000000000000000000000000b9', 185],
    ['424242', 424_242],
    [' 8453 ', 8_453],
    [56, 56],
    [1_329n, 1_329],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('reads %s', (value, id) => {
    expect(parseChainId(value)).toBe(id)
  })

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 1,
    2n ** 60n,
    '',
    ' ',
    '0x',
    '0x0',
    '-1',
    '1.0',
    '1e3',
    '0b1',
    'one',
    `0x${'f'.repeat(64)}`,
    '9'.repeat(1_000),
    null,
    undefined,
    true,
    [1],
    { valueOf: () => 1 },
  ])('refuses %s', (value) => {
    expect(parseChainId(value)).toBeUndefined()
  })
})

describe('sameAddress', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  it('compares without case', () => {
    expect(sameAddress(address, address.toLowerCase())).toBe(true)
    expect(sameAddress(address, `${address.slice(0, -1)}9`)).toBe(false)
  })

  it.each([
    undefined,
    null,
    '',
    '0x',
    address.slice(0, -1),
    `${address}0`,
    address.slice(2),
    7,
  ])('is false for %s, even compared with itself', (value) => {
    expect(sameAddress(value, value)).toBe(false)
  })
})
