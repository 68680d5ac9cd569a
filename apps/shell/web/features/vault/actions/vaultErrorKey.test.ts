import { expect, it } from 'vitest'
import { vaultErrorKey } from './vaultErrorKey.ts'

const said = 'insufficient funds for gas * price + value: have 1 want 2'

it.each([
  ['by its node', Object.assign(new Error(said), { code: -32000 })],
  [
    'inside an internal error',
    { code: -32603, message: 'Internal JSON-RPC error.', data: { code: -32000, message: said } },
  ],
  ['as a cause', new Error('Transaction failed', { cause: { details: said } })],
])('reports insufficient funds if the wallet says so %s', (_, error) => {
  expect(vaultErrorKey(error, 'wallet')).toBe('vault.errorFunds')
})

it('is silent for any rejection, and terminates on an error that is its own cause', () => {
  const rejected = Object.assign(new Error(said), { code: 4001 })
  expect(vaultErrorKey(rejected, 'wallet')).toBe('vault.rejected')
  const ring: { cause?: unknown } = {}
  ring.cause = ring
  expect(vaultErrorKey(ring, 'wallet')).toBe('vault.errorWallet')
  const trap = new Proxy({}, { get: () => expect.fail('read') })
  expect(vaultErrorKey(trap, 'wallet')).toBe('vault.errorWallet')
})
