import { type Address, hexToBytes } from 'viem'
import { javaScriptKeccak256, type Keccak256 } from './loadKeccak256.ts'
import type { Recoverer } from './loadRecoverer.ts'

const encoder = new TextEncoder()

/** The hash that `personal_sign` signs (EIP-191, version 0x45). */
export function personalHash(
  message: string,
  keccak256: Keccak256 = javaScriptKeccak256,
): Uint8Array {
  const bytes = encoder.encode(message)
  const prefix = encoder.encode(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  const whole = new Uint8Array(prefix.length + bytes.length)
  whole.set(prefix)
  whole.set(bytes, prefix.length)
  return keccak256(whole)
}

/**
 * Whether the account's own key made this signature: 65 bytes, v is 0, 1, 27 or 28, and the
 * recovered address is `address`. Contacts no node.
 */
export async function isSignedBy(
  address: Address,
  hash: Uint8Array,
  signature: Uint8Array,
  recoverer: Recoverer,
  keccak256: Keccak256 = javaScriptKeccak256,
): Promise<boolean> {
  const parity = parityOf(signature)
  if (parity === undefined) return false
  const key = await recoverer.recover(hash, signature.subarray(0, 64), parity)
  if (key?.length !== 65) return false
  const recovered = keccak256(key.subarray(1)).subarray(12)
  return hexToBytes(address).every((byte, index) => byte === recovered[index])
}

function parityOf(signature: Uint8Array): 0 | 1 | undefined {
  if (signature.length !== 65) return undefined
  const v = signature[64]
  if (v === 0 || v === 27) return 0
  return v === 1 || v === 28 ? 1 : undefined
}
