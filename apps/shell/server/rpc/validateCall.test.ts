import { describe, expect, it } from 'vitest'
import { error } from '../testing/appWithNode.ts'
import { forwardedText, parseRpcBody } from './parseRpcBody.ts'

function body(method: string, params: string): string {
  return `{"jsonrpc":"2.0","id":7,"method":"${method}","params":${params}}`
}

const forking = '[{"forking":{"jsonRpcUrl":"http://192.0.2.1"}}]'
const connectsOut = 'The nodes of this demo cannot connect to another address.'
const forks = 'The nodes of this demo cannot fork another network: reset takes no parameters here.'
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('a call to the demo’s nodes', () => {
  it.each([
    ['anvil_setRpcUrl', '["http://192.0.2.1"]', -32601, connectsOut],
    ['anvil_set\\u0052pcUrl', '[]', -32601, connectsOut],
    ['anvil_reset', forking, -32602, forks],
    ['hardhat_reset', forking, -32602, forks],
    ['anvil_reset', '{"forking":{"jsonRpcUrl":"http://192.0.2.1"}}', -32602, forks],
    ['anvil_reset', '[{"jsonRpcUrl":"http://192.0.2.1"}]', -32602, forks],
    ['eth_call', deep(100), -32602, 'The call is nested too deeply.'],
    ['eth_call', deep(100_000), -32602, 'The call is nested too deeply.'],
    [
      'anvil_setBalance',
      '["0x",9007199254740993]',
      -32602,
      'Numbers beyond 2^53 must be written as hexadecimal text.',
    ],
  ])('%s(%.40s) is refused', (method, params, code, message) => {
    expect(parseRpcBody(body(method, params))).toEqual(error(7, code, message))
    expect(parseRpcBody(`[${body(method, params)},${body('eth_chainId', '[]')}]`)).toMatchObject({
      calls: [{ method: 'eth_chainId' }],
      refused: [error(7, code, message)],
    })
  })

  it.each([
    ['anvil_reset', '[]'],
    ['hardhat_reset', '[null]'],
    ['anvil_reset', '[{}]'],
    ['anvil_setBalance', '["0x",9007199254740991]'],
    ['eth_call', deep(99)],
  ])('%s(%.40s) is forwarded', (method, params) => {
    const parsed = parseRpcBody(body(method, params))
    if ('error' in parsed) throw new Error(parsed.error.message)
    expect(forwardedText(parsed)).toBe(body(method, params))
  })

  it('is refused if it is too deep outside its parameters', () => {
    const text = `{"jsonrpc":"2.0","id":7,"method":"x","more":${deep(100_000)}}`
    expect(parseRpcBody(text)).toEqual(error(7, -32602, 'The call is nested too deeply.'))
  })

  it('is forwarded as validated: only the last of a duplicate key', () => {
    const parsed = parseRpcBody(
      '{"jsonrpc":"2.0","id":7,"method":"anvil_setRpcUrl","method":"eth_chainId","params":[]}',
    )
    if ('error' in parsed) throw new Error(parsed.error.message)
    expect(forwardedText(parsed)).toBe(body('eth_chainId', '[]'))
  })
})
