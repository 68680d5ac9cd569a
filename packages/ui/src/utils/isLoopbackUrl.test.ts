import { expect, test } from 'vitest'
import { isLoopbackUrl } from './isLoopbackUrl.ts'

test.each([
  ['http://localhost:4700/rpc/1/a', true],
  ['http://foyer.localhost', true],
  ['ws://127.0.0.1:8545', true],
  ['http://[::1]:8545', true],
  ['https://node.example', false],
  ['https://localhost.example', false],
  ['https://127.0.0.1.example', false],
  ['http://192.168.0.7:8545', false],
  ['not a URL', false],
])('%s: %s', (url, expected) => {
  expect(isLoopbackUrl(url)).toBe(expected)
})
