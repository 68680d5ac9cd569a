/** The library that finds the key behind a signature, as the health answer names it. */
export type RecovererName = 'native' | 'wasm' | 'javascript'

type PublicKey = Uint8Array | undefined

export interface Recoverer {
  readonly name: RecovererName
  /**
   * The uncompressed public key (65 bytes) whose signature this is, or undefined when there is none. `compact` is r and s (64
   * bytes), `parity` 0 or 1.
   */
  recover(hash: Uint8Array, compact: Uint8Array, parity: 0 | 1): PublicKey | Promise<PublicKey>
}
