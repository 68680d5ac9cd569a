import { expect, it } from 'vitest'
import { isBatchRefusal } from './batchRefusal.ts'

it.each([
  5700, 5710, 5740, 5750, 5760, 4200, -32601,
])('sends the calls one by one after error %d', (code) => {
  expect(isBatchRefusal({ code, message: 'x' })).toBe(true)
  expect(isBatchRefusal(new Error('x', { cause: { code, message: 'x' } }))).toBe(true)
  const nested = { code: -32603, data: { originalError: { code } } }
  expect(isBatchRefusal(nested)).toBe(true)
})

it.each([
  { code: 4001 },
  { code: -32002 },
  new Error('x'),
  undefined,
  'x',
  null,
])('passes %o on unchanged', (error) => expect(isBatchRefusal(error)).toBe(false))

it('terminates on a cycle of causes', () => {
  const error = new Error('x')
  error.cause = error
  expect(isBatchRefusal(error)).toBe(false)
})
