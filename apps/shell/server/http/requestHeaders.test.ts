import { describe, expect, it } from 'vitest'
import { acceptsEncoding } from './requestHeaders.ts'

describe('acceptsEncoding', () => {
  it.each([
    ['gzip, deflate, br', true],
    ['BR', true],
    ['br;q=0.5', true],
    ['br; q=1.0, gzip', true],
    ['br;q=0', false],
    ['br; q=0.000', false],
    ['br;q=0.001', true],
    ['gzip', false],
    ['brotli', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j accepts br: %s', (header, expected) => {
    expect(acceptsEncoding(header, 'br')).toBe(expected)
  })
})
