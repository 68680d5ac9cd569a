import { createClient, custom } from 'viem'
import { expect, it } from 'vitest'
import { canSignPermit } from './signPermit.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it.each([
  ['an ordinary account', '0x', true],
  ['an account that delegates to a contract (EIP-7702)', `0xef0100${'ab'.repeat(20)}`, true],
  ['a contract account', '0x6080604052', false],
  ['a contract whose code only begins like a delegation', `0xef0100${'ab'.repeat(21)}`, false],
])('%s can sign a permit or not', async (_, code, isAble) => {
  const client = createClient({ transport: custom({ request: async () => code }) })
  expect(await canSignPermit(client, account)).toBe(isAble)
})
