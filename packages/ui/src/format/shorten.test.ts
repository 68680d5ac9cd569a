import { describe, expect, it } from 'vitest'
import { shortenAddress, shortenName } from './shorten.ts'

describe('shortenAddress', () => {
  it.each([
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x70…79C8'],
    ['12345678', '1234…5678'],
    ['1234567', '1234567'],
    ['', ''],
  ])('%s', (address, short) => {
    expect(shortenAddress(address)).toBe(short)
  })
})

describe('shortenName', () => {
  it.each([
    ['alice.foyer.eth', 'alice.foyer.eth'],
    ['abcdefghijklmnopqrst.eth', 'abcdefghijklmnopqrst.eth'], // 24 characters
    ['abcdefghijklmnopqrstu.eth', 'abcdefghijklmnopqrstu.et…'], // 25 characters
    ['nodot', 'nodot'],
    ['', ''],
    [`${'👩‍👩‍👧'.repeat(24)}`, '👩‍👩‍👧'.repeat(24)],
    [`${'👩‍👩‍👧'.repeat(25)}`, `${'👩‍👩‍👧'.repeat(24)}…`],
  ])('%s', (name, short) => {
    expect(shortenName(name)).toBe(short)
  })
})
