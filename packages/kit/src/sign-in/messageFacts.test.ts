import { expect, test } from 'vitest'
import { messageFacts } from './messageFacts.ts'
import { writeSiweMessage } from './siwe/writeSiweMessage.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('the facts are parsed from the exact text that is signed', () => {
  const text = writeSiweMessage({
    address,
    domain: 'app.example',
    uri: 'https://app.example',
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

const written = [
  'app.example wants you to sign in with your Ethereum account:',
  address,
  '',
  'Sign in to Foyer',
  '',
  'URI: https://app.example',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: abcdefgh12345678',
  'Issued At: 2026-11-20T16:20:00.000Z',
]

test('a message without statement and expiry has facts too', () => {
  const text = written.toSpliced(3, 1).join('\n')
  expect(messageFacts(text)).toMatchObject({ statement: undefined, expiresAt: undefined })
})

test.each([
  ['resources', [...written, 'Resources:', '- urn:recap:eyJhdHQiOnt9fQ']],
  ['a second sentence', written.toSpliced(4, 0, 'Everything you own is theirs from now on.')],
  ['a paragraph', written.toSpliced(4, 0, '', 'Everything you own is theirs from now on.')],
  ['text behind it', [...written, '', 'Everything you own is theirs from now on.']],
  ['an unreadable expiry', [...written, 'Expiration Time: some day']],
])('a message with %s, which facts would hide, is shown unchanged', (_what, lines) => {
  expect(messageFacts(written.join('\n'))).toBeDefined()
  expect(messageFacts(lines.join('\n'))).toBeUndefined()
})

test.each([
  '',
  'Please sign',
  `app.example wants you to sign in with your Ethereum account:\n${address}`,
])('any other text has no facts and is shown unchanged: %j', (text) => {
  expect(messageFacts(text)).toBeUndefined()
})
