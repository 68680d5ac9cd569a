import fc from 'fast-check'
import { keccak256, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { avatarHash, differingBits } from '../testing/avatarHash.ts'
import { type AvatarParts, avatarParts } from './avatarParts.ts'

const colours = ({ centre, lead, panes }: AvatarParts) => [
  lead,
  centre.fill,
  ...panes.flatMap(({ inner, outer }) => (inner ? [outer, inner] : [outer])),
]

// These pictures must never change, because people recognise their avatar.
it.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0xaa0ca4f65cfe9175'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x0886feb198737464'],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '0x1dffb60391520547'],
  ['0x0000000000000000000000000000000000000000', '0x760b43013a0c8e01'],
  ['0xffffffffffffffffffffffffffffffffffffffff', '0xa47ebf6a419f2ece'],
])('%s keeps its picture between versions', (address, digest) => {
  const text = JSON.stringify(avatarParts(address))
  expect(keccak256(`0x${Buffer.from(text).toString('hex')}`).slice(0, 18)).toBe(digest)
})

it('ignores case', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(avatarParts(address.toLowerCase())).toEqual(avatarParts(address))
  expect(avatarParts(address.toUpperCase())).toEqual(avatarParts(address))
})

it('any text has a picture with coloured panes all around', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = avatarParts(text)
      for (const colour of colours(parts)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      const around = parts.panes.reduce((sum, { from, to }) => sum + to - from, 0)
      expect(around).toBeCloseTo(360)
      for (const { from, to } of parts.panes) expect(to - from).toBeGreaterThan(30)
    }),
  )
})

// A tenth of the bits. The two closest of the 10,000 differ in 26 of 192.
const alike = 20
const count = process.env.FOYER_LONG === '1' ? 10_000 : 1_000

it(`${count} accounts all look different at 24 px`, { timeout: 300_000 }, () => {
  const addresses = Array.from({ length: count }, (_, index) => {
    // Hashed, like real addresses, and consecutive, as vanity addresses may be.
    const hex = numberToHex(index, { size: 20 })
    return index % 2 === 0 ? hex : keccak256(hex).slice(0, 42)
  })
  const hashes = addresses.map((address) => avatarHash(avatarParts(address)))
  let closest = Number.POSITIVE_INFINITY
  for (const [index, one] of hashes.entries()) {
    for (let other = 0; other < index; other += 1) {
      const hash = hashes[other]
      if (hash) closest = Math.min(closest, differingBits(one, hash))
    }
  }
  expect(closest).toBeGreaterThan(alike)
})
