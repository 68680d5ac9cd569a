import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signingWallet } from '../testing/signingWallet.ts'
import type { MessageFields } from '../wallets/connection/authentication.ts'
import { connectAndSign, connectOffer } from './connectOffer.ts'
import { fetchNonce } from './nonce.ts'
import { createSiweAdapter } from './siwe/createSiweAdapter.ts'
import { writeSiweMessage } from './siwe/writeSiweMessage.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const page = { host: 'app.example', origin: 'https://app.example' }
const nonce = 'abcdefgh12345678'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function setUp(getNonce: () => Promise<string> = async () => nonce, location = page) {
  const adapter = createSiweAdapter({ baseUrl: '/auth', location, statement: 'Sign in' })
  const onSigned = vi.fn()
  const fetched = fetchNonce(async () => ({ nonce: await getNonce() }))
  const withdrawal = new AbortController()
  const offer = connectOffer({
    adapter: async () => adapter,
    nonce: () => fetched,
    chainId: 1,
    onSigned,
    signal: withdrawal.signal,
  })
  return { nonce: fetched, offer, onSigned, withdraw: () => withdrawal.abort() }
}

describe('connectOffer', () => {
  test('requests a message for this page with a nonce of the backend', async () => {
    const { offer } = await setUp()
    const write = vi.fn(() => 'a text')
    await offer.connect(signingWallet(alice, write))
    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        domain: 'app.example',
        uri: 'https://app.example',
        nonce,
        chainId: 1,
        statement: 'Sign in',
      }),
    )
  })

  test('accepts the requested fields as formatted by the wallet', async () => {
    const { offer, onSigned } = await setUp()
    let message = ''
    const wallet = signingWallet(alice, (fields) => {
      message = writeSiweMessage({ ...fields, address: alice, expirationTime: undefined })
      return message
    })
    await offer.connect(wallet)
    const signed = { address: alice, message, signature: '0x12' }
    expect(onSigned).toHaveBeenCalledExactlyOnceWith(signed)
  })

  test.each([
    '[::1]:3000',
    '[2001:db8::192.0.2.1]',
    'a_b.example.org',
    'xn--e1afmkfd.xn--p1ai',
    'localhost:3000',
    '127.0.0.1:8080',
  ])('accepts the message on the host %s, with a scheme too', async (host) => {
    const { offer, onSigned } = await setUp(undefined, { host, origin: `https://${host}` })
    const write = (fields: MessageFields) => writeSiweMessage({ ...fields, address: alice })
    await offer.connect(signingWallet(alice, write))
    await offer.connect(signingWallet(alice, (fields) => `https://${write(fields)}`))
    await offer.connect(signingWallet(alice, (fields) => `b.${write(fields)}`))
    expect(onSigned).toHaveBeenCalledTimes(2)
  })

  test.each([
    { nonce: 'anothernonce1234' },
    { nonce: `${nonce}5` },
    { domain: 'evil.example' },
    { uri: 'https://evil.example' },
    { chainId: 56 },
    { statement: 'Give me everything' },
    { address: bob },
  ] as const)('refuses a message with other fields: %j', async (other) => {
    const { offer, onSigned } = await setUp()
    const write = vi.fn((fields: MessageFields) =>
      writeSiweMessage({ ...fields, address: alice, ...other }),
    )
    await offer.connect(signingWallet(alice, write))
    await offer.connect(signingWallet(alice, () => 'anything'))
    expect(write).toHaveBeenCalledOnce()
    expect(onSigned).not.toHaveBeenCalled()
  })

  test('a late nonce does not delay the connection', async () => {
    const { offer } = await setUp(() => new Promise(() => {}))
    const request = vi.fn()
    const connecting = offer.connect(request)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await connecting).toBeUndefined()
    const failed = await setUp(() => Promise.reject(new Error('away')))
    expect(await failed.offer.connect(request)).toBeUndefined()
    expect(request).not.toHaveBeenCalled()
  })

  test('a nonce that was used in the meantime is not offered', async () => {
    const { nonce: fetched, offer } = await setUp()
    const request = vi.fn()
    fetched.drop()
    expect(await offer.connect(request)).toBeUndefined()
    expect(request).not.toHaveBeenCalled()
  })

  test('is withdrawn when the visitor leaves the wallet list', async () => {
    const { offer, onSigned, withdraw } = await setUp()
    const write = vi.fn((fields: MessageFields) => {
      withdraw()
      return writeSiweMessage({ ...fields, address: alice })
    })
    await offer.connect(signingWallet(alice, write))
    expect(write).toHaveBeenCalledOnce()
    expect(onSigned, 'a wallet that answers late').not.toHaveBeenCalled()
  })
})

const wanted: MessageFields = {
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  chainId: 8453,
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-11-20T16:20:00.000Z',
}
const signed = { message: 'a text', signature: '0x1234' }

function walletThat(answer: () => Promise<unknown>) {
  const request = vi.fn((_call: unknown) => answer())
  return { request, run: () => connectAndSign(request, wanted) }
}

const account = (capabilities: unknown) => async () => ({
  accounts: [{ address: alice, capabilities }],
})
const refusing = (code: number) => () => Promise.reject(Object.assign(new Error('no'), { code }))

describe('connectAndSign', () => {
  test('connects and signs with one request', async () => {
    const { request, run } = walletThat(account({ signInWithEthereum: signed }))
    expect(await run()).toEqual({
      permissions: [
        {
          parentCapability: 'eth_accounts',
          caveats: [{ type: 'restrictReturnedAccounts', value: [alice] }],
        },
      ],
      signed: { address: alice, ...signed },
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
    expect(await walletThat(account({ signInWithEthereum })).run()).toMatchObject({
      signed: { signature: '0xabcd' },
    })
  })

  test.each([
    -32_601, 4200, 5700, -32_602,
  ])('a wallet without the method (%d) is connected the usual way, and has shown no prompt', async (code) => {
    expect(await walletThat(refusing(code)).run()).toBeUndefined()
  })

  test.each([4001, -32_002])('a rejection (%d) is not retried another way', async (code) => {
    await expect(walletThat(refusing(code)).run()).rejects.toMatchObject({ code })
  })

  test.each([
    [undefined],
    [{}],
    [{ signInWithEthereum: { code: 4001, message: 'Rejected' } }],
    [{ signInWithEthereum: { message: 'a text', signature: 'none' } }],
    [{ signInWithEthereum: { message: 'x'.repeat(8_001), signature: '0x12' } }],
  ])('an account without a usable signature is still connected: %#', async (capabilities) => {
    expect(await walletThat(account(capabilities)).run()).toMatchObject({
      permissions: [{ caveats: [{ value: [alice] }] }],
      signed: undefined,
    })
  })

  test.each([
    [null],
    [[]],
    [{ accounts: [] }],
    [{ accounts: [{ address: 'alice' }] }],
  ])('an answer without an account is refused: %j', async (answer) => {
    expect(await walletThat(async () => answer).run()).toBeUndefined()
  })
})
