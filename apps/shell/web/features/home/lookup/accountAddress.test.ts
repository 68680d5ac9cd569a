import { expect, it } from 'vitest'
import { accountAddress, askedFor } from './accountAddress.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it('finds in an account’s address what it was made of', () => {
  for (const name of ['alice.eth', 'kü.eth', '🏴‍☠️.eth', '100%.eth', undefined]) {
    expect(askedFor(accountAddress({ address, name }))).toBe(name ?? address)
  }
})

it('reads an address that no browser has encoded', () => {
  expect(askedFor('/account/100%.eth')).toBe('100%.eth')
  expect(askedFor('/account/alice.eth/')).toBe('alice.eth')
})
