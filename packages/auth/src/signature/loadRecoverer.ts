import { bytesToHex, concatHex, hexToBytes, numberToHex, recoverPublicKey } from 'viem'

/** The library that recovers public keys, as `/healthz` names it. */
export type RecovererName = 'native' | 'wasm' | 'javascript'

type PublicKey = Uint8Array | undefined

/** Recovers public keys from signatures. */
export interface Recoverer {
  /** Shown by `/healthz`. */
  readonly name: RecovererName
  /**
   * The uncompressed public key (65 bytes) of a signature, or undefined for an invalid signature.
   * `compact` is r and s (64 bytes).
   */
  recover(hash: Uint8Array, compact: Uint8Array, parity: 0 | 1): PublicKey | Promise<PublicKey>
}

// The signature of private key 1 over 32 bytes of 0x11. A library that gets it wrong is not used.
const knownHash = new Uint8Array(32).fill(0x11)
const knownSignature = hexToBytes(
  '0xe7c93726a865578504442b1a6827f676e0ed74bdff2be3960d1e253bbcfc44626aa772b878bc912bdbb33a0014ec507c4b3896ea85aa914b74dee9b7ac3e56da',
)
const knownParity = 1
const knownKey =
  '0x0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8'

/**
 * Loads the fastest library that works on this platform: the native addon, else WebAssembly, else
 * viem's JavaScript. The addon is imported directly because the `secp256k1` package silently falls
 * back to `elliptic`.
 */
export async function loadRecoverer(loaders = [loadNative, loadWasm]): Promise<Recoverer> {
  for (const load of loaders) {
    try {
      const recoverer = await load()
      if (await isRight(recoverer)) return recoverer
    } catch {
      // Not available on this platform.
    }
  }
  return javaScriptRecoverer
}

/** Rejects if the addon is not installed or has no build for this platform. */
export async function loadNative(): Promise<Recoverer> {
  // In a variable, so that bundlers do not resolve it.
  const name = 'secp256k1/bindings.js'
  const loaded: unknown = await import(/* @vite-ignore */ name)
  const addon = Object(defaultOf(loaded))
  const ecdsaRecover: unknown = Reflect.get(addon, 'ecdsaRecover')
  if (typeof ecdsaRecover !== 'function') throw new Error('The addon has no ecdsaRecover.')
  return recovererOf('native', (hash, compact, parity) =>
    Reflect.apply(ecdsaRecover, addon, [compact, parity, hash, false]),
  )
}

export async function loadWasm(): Promise<Recoverer> {
  const { recover } = await import('tiny-secp256k1')
  return recovererOf('wasm', (hash, compact, parity) => recover(hash, compact, parity, false))
}

/** Libraries throw for an invalid signature, or return null. */
function recovererOf(
  name: RecovererName,
  recover: (...values: Parameters<Recoverer['recover']>) => unknown,
): Recoverer {
  return {
    name,
    recover(...values) {
      try {
        const key = recover(...values)
        return key instanceof Uint8Array ? key : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Works on every platform. About 20 times slower than the addon. */
export const javaScriptRecoverer: Recoverer = {
  name: 'javascript',
  async recover(hash, compact, parity) {
    try {
      const signature = concatHex([bytesToHex(compact), numberToHex(27 + parity)])
      return hexToBytes(await recoverPublicKey({ hash, signature }))
    } catch {
      return undefined
    }
  },
}

async function isRight({ recover }: Recoverer): Promise<boolean> {
  const key = await recover(knownHash, knownSignature, knownParity)
  return key !== undefined && bytesToHex(key) === knownKey
}

function defaultOf(loaded: unknown): unknown {
  return typeof loaded === 'object' && loaded && 'default' in loaded ? loaded.default : loaded
}
