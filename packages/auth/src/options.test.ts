import { expect, it } from 'vitest'
import { AuthOptionsError, createClientNetwork } from './options.ts'
import { testAuth } from './testing/testAuth.ts'

it.each([
  ['createAuth', () => testAuth({ trustedProxies: ['proxy.example'] })],
  ['createClientNetwork', () => createClientNetwork(['proxy.example'])],
])('an error about a proxy names the function that refuses it: %s', (name, refused) => {
  expect(refused).toThrow(AuthOptionsError)
  expect(refused).toThrow(`${name}: trustedProxies holds "proxy.example"`)
})
