import {
  type Hex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  sliceHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { normalizeSignature } from './normalizeSignature.ts'

const text = 'a text'

/** Two signatures, one of each parity. */
async function bothParities() {
  const found = new Map<Hex, { address: Hex; signature: Hex }>()
  while (found.size < 2) {
    const account = privateKeyToAccount(generatePrivateKey())
    const signature = await account.signMessage({ message: text })
    found.set(sliceHex(signature, 64), { address: account.address, signature })
  }
  return [...found.values()]
}

const body = (signature: Hex) => sliceHex(signature, 0, 64)
const parityOf = (signature: Hex) => (signature.endsWith('1b') ? 0 : 1)
const withV = (signature: Hex, v: number): Hex =>
  `${body(signature)}${v.toString(16).padStart(2, '0')}`
const compact = (signature: Hex) =>
  serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))

describe('normalizeSignature', () => {
  test.each<[string, (signature: Hex) => Hex]>([
    ['the 64 bytes of EIP-2098', compact],
    ['v 37 or 38', (signature) => withV(signature, 37 + parityOf(signature))],
    ['the v of BNB Smart Chain', (signature) => withV(signature, 147 + parityOf(signature))],
    ['the usual form', (signature) => signature],
  ])('returns the usual form of %s', async (_, form) => {
    for (const { address, signature } of await bothParities()) {
      expect(await normalizeSignature(address, text, form(signature))).toBe(signature)
    }
  })

  test('leaves everything else as it is, since it may be of a contract account', async () => {
    const [one, other] = await bothParities()
    if (!one || !other) throw new Error('no signatures')
    const { address, signature } = one
    const forms: Hex[] = [
      compact(other.signature),
      withV(other.signature, 37),
      withV(signature, 38 - parityOf(signature)),
      withV(signature, 31),
      withV(signature, parityOf(signature)),
      `${signature}00`,
      `0x${'ff'.repeat(64)}`,
      `0x${'00'.repeat(64)}25`,
      '0x1234',
      '0x',
    ]
    for (const form of forms) expect(await normalizeSignature(address, text, form)).toBe(form)
  })
})
