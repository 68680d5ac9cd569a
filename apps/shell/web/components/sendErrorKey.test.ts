import {
  ChainProofError,
  ConnectorTimeoutError,
  UnreadableSendAnswerError,
  WalletChainMismatchError,
} from '@foyer/kit/errors'
import { expect, it } from 'vitest'
import { sendErrorKey } from './sendErrorKey.ts'

const said = 'insufficient funds for gas * price + value: have 1 want 2'

it.each([
  [{ code: 4001, message: 'User rejected the request.' }, undefined],
  [{ code: -32002, message: 'Already pending.' }, 'sendError.pending'],
  [{ code: -32603, message: 'Something broke.' }, 'sendError.failed'],
  [
    new ConnectorTimeoutError({ connector: 'MetaMask', operation: 'send', timeout: 1 }),
    'sendError.timeout',
  ],
  [new WalletChainMismatchError({ expected: 1, received: 10 }), 'sendError.otherNetwork'],
  [new ChainProofError({ chain: 'Sei', reason: 'nodeSilent' }), 'sendError.nodeSilent'],
  [new ChainProofError({ chain: 'Sei', reason: 'otherGenesis' }), 'sendError.otherCopy'],
  [new ChainProofError({ chain: 'Sei', reason: 'noAnswer' }), 'sendError.timeout'],
  [new UnreadableSendAnswerError({ method: 'eth_sendTransaction' }), 'sendError.unreadable'],
])('a wallet that answers %o', (error, key) => {
  expect(sendErrorKey(error)).toBe(key)
})

it.each([
  ['by its node', Object.assign(new Error(said), { code: -32000 })],
  [
    'inside an internal error',
    { code: -32603, message: 'Internal JSON-RPC error.', data: { code: -32000, message: said } },
  ],
  ['as a cause', new Error('Transaction failed', { cause: { details: said } })],
])('reports insufficient funds if the wallet says so %s', (_, error) => {
  expect(sendErrorKey(error)).toBe('sendError.funds')
})

it('is silent for any rejection, and terminates on an error that is its own cause', () => {
  const rejected = Object.assign(new Error(said), { code: 4001 })
  expect(sendErrorKey(rejected)).toBeUndefined()
  const ring: { cause?: unknown } = {}
  ring.cause = ring
  expect(sendErrorKey(ring)).toBe('sendError.failed')
  const trap = new Proxy({}, { get: () => expect.fail('read') })
  expect(sendErrorKey(trap)).toBe('sendError.failed')
})
