import { type Hex, verifyMessage } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { personalities } from './personalities.ts'
import { alice, bob, rejectionOf, setup } from './testing/setup.ts'

const signInWithEthereum = {
  domain: 'dapp.test',
  uri: 'https://dapp.test',
  version: '1',
  chainId: '0x1',
  nonce: 'abcdefgh12345678',
  statement: 'Sign in',
  issuedAt: '2026-11-20T16:20:00.000Z',
  expirationTime: '2026-11-20T16:25:00.000Z',
}
const asked = { version: '1', capabilities: { signInWithEthereum } }
const onePrompt = { personality: personalities.onePrompt }

interface Answer {
  readonly accounts: readonly {
    readonly capabilities: {
      readonly signInWithEthereum?: { readonly message: string; readonly signature: Hex }
    }
  }[]
}

function signedIn(answer: unknown) {
  const signed = (answer as Answer).accounts[0]?.capabilities.signInWithEthereum
  if (!signed) throw new Error('nothing was signed')
  return signed
}

describe('wallet_connect (ERC-7846)', () => {
  it('connects and signs the requested message with one prompt', async () => {
    const { request, script } = setup(onePrompt)
    script.set('wallet_connect', { accounts: [bob.address] })
    const answer = await request('wallet_connect', asked)
    expect(answer).toMatchObject({ accounts: [{ address: bob.address }] })
    const { message, signature } = signedIn(answer)
    expect(parseSiweMessage(message)).toMatchObject({
      address: bob.address,
      domain: 'dapp.test',
      nonce: 'abcdefgh12345678',
      statement: 'Sign in',
    })
    expect(await verifyMessage({ address: bob.address, message, signature })).toBe(true)
    expect(await request('eth_accounts')).toEqual([bob.address])
    expect(script.log().map(({ method }) => method)).toEqual(['wallet_connect', 'eth_accounts'])
  })

  it('fills in what the page leaves out, and signs all that it names', async () => {
    const { request } = setup(onePrompt)
    const ask = async (fields: object) => {
      const capabilities = { signInWithEthereum: fields }
      return parseSiweMessage(signedIn(await request('wallet_connect', { capabilities })).message)
    }
    const least = { nonce: 'abcdefgh12345678', chainId: '0x1' }
    const { issuedAt, ...message } = await ask(least)
    expect(message).toMatchObject({ domain: 'dapp.test', uri: 'https://dapp.test', chainId: 1 })
    expect(issuedAt).toBeInstanceOf(Date)
    const more = { scheme: 'https', requestId: 'r1', resources: ['https://dapp.test/terms'] }
    const notBefore = '2026-11-20T16:19:00.000Z'
    expect(await ask({ ...least, ...more, notBefore })).toMatchObject({
      ...more,
      notBefore: new Date(notBefore),
    })
  })

  it('only connects if no signature is requested', async () => {
    const { request } = setup(onePrompt)
    expect(await request('wallet_connect', { version: '1' })).toEqual({
      accounts: [{ address: alice.address, capabilities: {} }],
    })
  })

  it('answers 4001 when rejected, and -32602 to invalid message fields', async () => {
    const { request, script } = setup(onePrompt)
    script.set('*', 'reject')
    expect(await rejectionOf(request('wallet_connect', asked))).toMatchObject({ code: 4001 })
    script.reset()
    for (const wrong of [{ nonce: 'x' }, { resources: [7] }, { issuedAt: 7 }]) {
      const capabilities = { signInWithEthereum: { ...signInWithEthereum, ...wrong } }
      expect(await rejectionOf(request('wallet_connect', { capabilities }))).toMatchObject({
        code: -32_602,
      })
    }
    expect(await request('eth_accounts'), 'the user was not asked').toEqual([])
  })

  it('is unsupported in other wallets, which show no prompt', async () => {
    for (const personality of [personalities.metamask13, personalities.taho, personalities.plain]) {
      const { request, script } = setup({ personality })
      script.set('*', 'hang')
      expect(await rejectionOf(request('wallet_connect', asked))).toMatchObject({
        code: personality.unsupportedCode === -32_601 ? -32_601 : 4200,
      })
    }
  })
})
