import { bytesToHex, concatHex, hexToBytes, numberToHex, recoverPublicKey } from 'viem'
import type { Recoverer } from './Recoverer.ts'

// A signature of the well-known key 1 over the hash of 32 bytes 0x11: a library that answers this wrongly is not used.
const knownHash = new Uint8Array(32).fill(0x11)
const knownSignature = hexToBytes(
  '0xe7c93726a865578504442b1a6827f676e0ed74bdff2be3960d1e253bbcfc44626aa772b878bc912bdbb33a0014ec507c4b3896ea85aa914b74dee9b7ac3e56da',
)
const knownParity = 1
const knownKey =
  '0x0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8'

/**
 * The fastest library that this platform really has: the native addon, else WebAssembly, else viem's JavaScript. The
 * `secp256k1` package is entered below its own choice, since it falls back to `elliptic` without a word.
 */
export async function loadRecoverer(): Promise<Recoverer> {
  for (const load of [loadNative, loadWasm]) {
    try {
      const recoverer = await load()
      if (await isRight(recoverer)) return recoverer
    } catch {
      // Not on this platform: the next one.
    }
  }
  return javaScriptRecoverer
}

/** Throws where the addon is not installed or was not built for this platform. */
export async function loadNative(): Promise<Recoverer> {
  // Named in a variable, so that bundlers leave it to the platform.
  const name = 'secp256k1/bindings.js'
  const loaded: unknown = await import(/* @vite-ignore */ name)
  const addon = defaultOf(loaded)
  const ecdsaRecover = methodOf(addon, 'ecdsaRecover')
  return {
    name: 'native',
    recover(hash, compact, parity) {
      try {
        const key: unknown = ecdsaRecover(compact, parity, hash, false)
        return key instanceof Uint8Array ? key : undefined
      } catch {
        return undefined
      }
    },
  }
}

export async function loadWasm(): Promise<Recoverer> {
  const { recover } = await import('tiny-secp256k1')
  return {
    name: 'wasm',
    recover(hash, compact, parity) {
      try {
        return recover(hash, compact, parity, false) ?? undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Works everywhere, twenty times slower than the addon. */
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

function methodOf(target: unknown, name: string): (...values: readonly unknown[]) => unknown {
  const method: unknown = typeof target === 'object' && target ? Reflect.get(target, name) : null
  if (typeof method !== 'function') throw new Error(`The addon has no ${name}.`)
  return (...values) => Reflect.apply(method, target, values)
}
