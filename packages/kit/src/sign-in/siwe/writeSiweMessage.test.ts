import fc from 'fast-check'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { type MessageFields, writeSiweMessage } from './writeSiweMessage.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const fields: MessageFields = {
  domain: 'app.example:4700',
  address: alice,
  uri: 'https://app.example:4700',
  chainId: 1,
  nonce: 'abcdefgh12345678',
  statement: 'Sign in to Foyer',
  issuedAt: '2026-11-20T16:20:00.000Z',
  expirationTime: '2026-11-20T16:25:00.000Z',
}

describe('writeSiweMessage', () => {
  test('writes the text of EIP-4361', () => {
    expect(writeSiweMessage(fields)).toMatchInlineSnapshot(`
      "app.example:4700 wants you to sign in with your Ethereum account:
      0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

      Sign in to Foyer

      URI: https://app.example:4700
      Version: 1
      Chain ID: 1
      Nonce: abcdefgh12345678
      Issued At: 2026-11-20T16:20:00.000Z
      Expiration Time: 2026-11-20T16:25:00.000Z"
    `)
  })

  test('checksums an address that a wallet returned in lower case', () => {
    const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
    expect(writeSiweMessage({ ...fields, address: lower })).toContain(`\n${alice}\n`)
  })

  test('matches viem, with and without a statement', () => {
    const nonces = fc.stringMatching(/^[A-Za-z0-9]{8,30}$/)
    const statements = fc.option(fc.stringMatching(/^[A-Za-z0-9 .,'!]{1,60}$/), { nil: undefined })
    const dates = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    fc.assert(
      fc.property(
        nonces,
        statements,
        dates,
        fc.integer({ min: 1 }),
        (nonce, statement, date, chainId) => {
          const { domain, uri } = fields
          const common = { address: alice, domain, uri, nonce, chainId } as const
          const text = writeSiweMessage({ ...common, statement, issuedAt: date.toISOString() })
          const same = {
            ...common,
            version: '1',
            issuedAt: date,
            ...(statement ? { statement } : {}),
          } as const
          expect(text).toBe(createSiweMessage(same))
          expect(parseSiweMessage(text).nonce).toBe(nonce)
        },
      ),
    )
  })

  test('accepts hosts that viem refuses', () => {
    const domain = '[::1]:4700'
    expect(writeSiweMessage({ ...fields, domain })).toContain('[::1]:4700 wants')
  })

  test.each([
    ['statement', 'one\ntwo'],
    ['domain', 'a.example\nb.example'],
    ['nonce', 'abcdefgh\u2028ijkl'],
    ['uri', 'https://a.example\r\nNonce: 1'],
  ])('a line break in %s is refused, since it would add lines', (name, value) => {
    expect(() => writeSiweMessage({ ...fields, [name]: value })).toThrow(RangeError)
  })
})
