import { expect, test } from 'vitest'
import { fieldOf, isObject, isRecord } from './guards.ts'

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
