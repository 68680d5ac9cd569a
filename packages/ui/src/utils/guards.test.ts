import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { fieldOf, isAddressText, isHash, isObject, isQuantity, isRecord } from './guards.ts'

test('isObject accepts arrays, isRecord does not, and neither accepts null or a function', () => {
  const values = [{}, [], null, () => {}, 'text', undefined]
  expect(values.map(isObject)).toEqual([true, true, false, false, false, false])
  expect(values.map(isRecord)).toEqual([true, false, false, false, false, false])
})

test('fieldOf reads objects only', () => {
  expect(fieldOf({ id: 1 }, 'id')).toBe(1)
  expect(fieldOf(null, 'id')).toBeUndefined()
  expect(fieldOf('text', 'length')).toBeUndefined()
})

test('a hash has 64 digits and an address 40, in any case', () => {
  expect(isHash(zeroHash)).toBe(true)
  expect(isHash(zeroHash.replaceAll('0', 'F').replace('Fx', '0x'))).toBe(true)
  expect([zeroHash.slice(0, -1), `${zeroHash}0`, `${zeroHash}\n`, 1].some(isHash)).toBe(false)
  expect(isAddressText(zeroAddress)).toBe(true)
  expect([zeroAddress.slice(0, -1), `${zeroAddress}0`, undefined].some(isAddressText)).toBe(false)
})

test('a quantity has 1 to 64 hex digits', () => {
  expect(['0x0', '0xFf', zeroHash].every(isQuantity)).toBe(true)
  expect(['0x', '1', '0xg', `${zeroHash}0`, 1, null].some(isQuantity)).toBe(false)
})
