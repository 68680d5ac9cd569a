import { expect, test } from 'vitest'
import { messageFacts } from './messageFacts.ts'
import { writeSiweMessage } from './siwe/writeSiweMessage.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('the facts are parsed from the exact text that is signed', () => {
  const text = writeSiweMessage({
    address,
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    chainId: 8453,
    nonce: 'abcdefgh12345678',
    statement: 'Sign in to Foyer',
    issuedAt: '2026-11-20T16:20:00.000Z',
    expirationTime: '2026-11-20T16:25:00.000Z',
  })
  expect(messageFacts(text)).toEqual({
    address,
    domain: 'app.example',
    chainId: 8453,
    nonce: 'abcdefgh12345678',
    statement: 'Sign in to Foyer',
    issuedAt: new Date('2026-11-20T16:20:00.000Z'),
    expiresAt: new Date('2026-11-20T16:25:00.000Z'),
  })
})

test.each([
  '',
  'Please sign',
  `app.example wants you to sign in with your Ethereum account:\n${address}`,
])('any other text has no facts and is shown unchanged: %j', (text) => {
  expect(messageFacts(text)).toBeUndefined()
})
