import { describe, expect, it } from 'vitest'
import { isTrustedOrigin } from './isTrustedOrigin.ts'

describe('isTrustedOrigin', () => {
  it.each([
    [undefined, true],
    ['https://app.example.org', true],
    ['http://localhost:4700', true],
    ['http://127.0.0.1:9', true],
    ['http://[::1]:4700', true],
    ['chrome-extension://abcdef', true],
    ['moz-extension://abcdef', true],
    ['https://evil.example', false],
    ['http://app.example.org', false],
    ['https://app.example.org.evil.example', false],
    ['http://localhost.evil.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['null', false],
    ['file://', false],
    ['not an origin', false],
  ])('%j: %s', (origin, expected) => {
    expect(isTrustedOrigin(origin, 'https://app.example.org')).toBe(expected)
  })
})
