import { expect, test } from 'vitest'
import { NoProviderRequestError } from '../../errors/read.ts'
import { requestOf, walletRequestOf } from './requestOf.ts'

test('calls the provider’s own request with the provider as `this`', async () => {
  const provider = {
    name: 'x',
    async request(args: unknown) {
      return [this.name, args]
    },
  }
  expect(await requestOf(provider)({ method: 'm' })).toEqual(['x', { method: 'm' }])
})

test.each([
  ['asks the wallet rather than a node', { requestFromWallet: async () => 'wallet' }, 'wallet'],
  ['uses the only request of other providers', {}, 'any'],
])('%s', async (_, own, expected) => {
  const provider = { request: async () => 'any', ...own }
  expect(await walletRequestOf(provider)({ method: 'm' })).toBe(expected)
})

test.each([undefined, null, 1, {}, { request: 1 }])('%j has no request method', (provider) => {
  expect(() => requestOf(provider)).toThrow(NoProviderRequestError)
  expect(() => walletRequestOf(provider)).toThrow(NoProviderRequestError)
})

test('a provider that throws synchronously rejects', async () => {
  const request = () => {
    throw new Error('now')
  }
  await expect(requestOf({ request })({ method: 'm' })).rejects.toThrow('now')
})
