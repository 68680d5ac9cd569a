import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signingWallet } from '../testing/signingWallet.ts'
import type { MessageFields } from '../wallets/connection/authentication.ts'
import { createConnectOffer } from './createConnectOffer.ts'
import { createNonceCache } from './createNonceCache.ts'
import { createSignInStore } from './createSignInStore.ts'
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
  const signIn = createSignInStore(
    { adapter },
    { storage: memoryStorage(), storageKey: 'test', instanceId: undefined },
  )
  const onSigned = vi.fn()
  const nonces = createNonceCache(async () => ({ nonce: await getNonce() }))
  const withdraw = createConnectOffer({ signIn, nonces, chainId: 1, onSigned })
  const offer = signIn.offer.get()
  if (!offer) throw new Error('no offer')
  return { offer, onSigned, signIn, withdraw }
}

describe('createConnectOffer', () => {
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

  test('is withdrawn when the visitor leaves the wallet list', async () => {
    const { offer, onSigned, signIn, withdraw } = await setUp()
    const write = vi.fn((fields: MessageFields) => {
      withdraw()
      return writeSiweMessage({ ...fields, address: alice })
    })
    await offer.connect(signingWallet(alice, write))
    expect(write).toHaveBeenCalledOnce()
    expect(signIn.offer.get()).toBeUndefined()
    expect(onSigned, 'a wallet that answers late').not.toHaveBeenCalled()
  })
})
