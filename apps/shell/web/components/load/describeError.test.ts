import { expect, it } from 'vitest'
import { describeError } from './describeError.ts'

it('distinguishes a chunk that failed to load from an error in the page', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: http://x/y.js')
  expect(describeError(missing).isLoading).toBe(true)
  expect(describeError(new TypeError('x is undefined')).isLoading).toBe(false)
})

it('returns the message of an error and the text of anything else', () => {
  expect(describeError(new Error('broken')).details).toContain('broken')
  expect(describeError('just text').details).toBe('just text')
  expect(describeError({ code: 7 }).details).toBe('{"code":7}')
  expect(describeError(undefined).details).toBe('')
})

it('truncates long details', () => {
  expect(describeError('x'.repeat(9_000)).details).toHaveLength(2_000)
})

it('survives a value that throws when it is read', () => {
  const hostile = {
    toJSON() {
      throw new Error('no')
    },
  }
  const hostileError = new Error('x')
  Object.defineProperty(hostileError, 'stack', {
    get() {
      throw new Error('no')
    },
  })
  expect(describeError(hostile).details).toBe('')
  expect(describeError(hostileError).details).toBe('')
})
