import { bytesToHex, keccak256 } from 'viem'

/** The Keccak-256 hash of bytes. */
export type Keccak256 = (bytes: Uint8Array) => Uint8Array

/** In JavaScript, on every platform. Ten times as slow as WebAssembly. */
export const javaScriptKeccak256: Keccak256 = (bytes) => keccak256(bytes, 'bytes')

/** Loads the fastest library that works on this platform: WebAssembly, else viem's JavaScript. */
export async function loadKeccak256(): Promise<Keccak256> {
  try {
    const { createKeccak } = await import('hash-wasm')
    const hasher = await createKeccak(256)
    const hash: Keccak256 = (bytes) => hasher.init().update(bytes).digest('binary')
    // More than one block of 136 bytes.
    const known = new Uint8Array(200).fill(0x11)
    if (bytesToHex(hash(known)) === keccak256(known)) return hash
  } catch {
    // Not available on this platform.
  }
  return javaScriptKeccak256
}
