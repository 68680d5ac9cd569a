import { describe, expect, test, vi } from 'vitest'
import type { MessageFields } from '../wallets/connection/authentication.ts'
import { connectAndSign } from './connectAndSign.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const wanted: MessageFields = {
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  chainId: 8453,
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-11-20T16:20:00.000Z',
}
const signed = { message: 'a text', signature: '0x1234' }

function setUp(answer: () => Promise<unknown>) {
  const request = vi.fn((_call: unknown) => answer())
  return { request, run: () => connectAndSign(request, wanted) }
}

const account = (capabilities: unknown) => async () => ({ accounts: [{ address, capabilities }] })
const refusing = (code: number) => () => Promise.reject(Object.assign(new Error('no'), { code }))

describe('connectAndSign', () => {
  test('connects and signs with one request', async () => {
    const { request, run } = setUp(account({ signInWithEthereum: signed }))
    expect(await run()).toEqual({
      permissions: [
        {
          parentCapability: 'eth_accounts',
          caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
        },
      ],
      signed: { address, ...signed },
    })
    expect(request.mock.calls).toEqual([
      [
        {
          method: 'wallet_connect',
          params: [
            {
              version: '1',
              capabilities: { signInWithEthereum: { ...wanted, chainId: '0x2105' } },
            },
          ],
        },
      ],
    ])
  })

  test('adds the prefix that the wallet left out of its hex', async () => {
    const signInWithEthereum = { ...signed, signature: 'abcd' }
    expect(await setUp(account({ signInWithEthereum })).run()).toMatchObject({
      signed: { signature: '0xabcd' },
    })
  })

  test.each([
    -32_601, 4200, 5700, -32_602,
  ])('a wallet without the method (%d) is connected the usual way, and has shown no prompt', async (code) => {
    expect(await setUp(refusing(code)).run()).toBeUndefined()
  })

  test.each([4001, -32_002])('a rejection (%d) is not retried another way', async (code) => {
    await expect(setUp(refusing(code)).run()).rejects.toMatchObject({ code })
  })

  test.each([
    [undefined],
    [{}],
    [{ signInWithEthereum: { code: 4001, message: 'Rejected' } }],
    [{ signInWithEthereum: { message: 'a text', signature: 'none' } }],
    [{ signInWithEthereum: { message: 'x'.repeat(8_001), signature: '0x12' } }],
  ])('an account without a usable signature is still connected: %#', async (capabilities) => {
    expect(await setUp(account(capabilities)).run()).toMatchObject({
      permissions: [{ caveats: [{ value: [address] }] }],
      signed: undefined,
    })
  })

  test.each([
    [null],
    [[]],
    [{ accounts: [] }],
    [{ accounts: [{ address: 'alice' }] }],
  ])('an answer without an account is refused: %j', async (answer) => {
    expect(await setUp(async () => answer).run()).toBeUndefined()
  })
})
