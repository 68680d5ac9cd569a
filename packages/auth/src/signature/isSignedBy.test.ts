import { pointFromScalar, signRecoverable } from 'tiny-secp256k1'
import { type Address, bytesToHex, type Hex, hexToBytes, recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount, publicKeyToAddress } from 'viem/accounts'
import { describe, expect, it, type TestContext } from 'vitest'
import { isSignedBy, personalHash } from './isSignedBy.ts'
import {
  javaScriptRecoverer,
  loadNative,
  loadRecoverer,
  loadWasm,
  type Recoverer,
} from './loadRecoverer.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The platforms for which the package includes a built addon. It must load on each of them. */
const builtFor: readonly string[] = ['darwin-arm64', 'linux-x64', 'win32-x64']

async function native(context: TestContext): Promise<Recoverer> {
  if (!builtFor.includes(`${process.platform}-${process.arch}`)) {
    context.skip('The native addon of secp256k1 has no build for this platform')
  }
  return loadNative()
}

/** The native addons that this process has loaded. */
function loadedAddons(): string {
  const report: unknown = process.report.getReport()
  const objects: unknown =
    typeof report === 'object' && report && Reflect.get(report, 'sharedObjects')
  return JSON.stringify(objects)
}

const count = process.env.FOYER_LONG === '1' ? 1000 : 250

describe('the signature library', () => {
  it('is the native addon if it loads, and never its JavaScript fallback', async (context) => {
    await native(context)
    expect(loadedAddons()).toMatch(/secp256k1[^"]*\.node"/)
    expect((await loadRecoverer()).name).toBe('native')
    const { createRequire } = await import('node:module')
    const files = Object.keys(createRequire(import.meta.url).cache)
    expect(files.filter((file) => /elliptic/.test(file))).toEqual([])
  })

  async function compareWithViem(recoverer: Recoverer) {
    for (const [round, { address, message, signature, expected }] of (
      await randomCases()
    ).entries()) {
      const found = await isSignedBy(address, personalHash(message), signature, recoverer)
      expect(found, `round ${round}`).toBe(expected === address)
      if (round % 4 === 0) expect(found).toBe(true)
    }
  }

  it(`recovers the same account as viem from ${count} valid and invalid signatures: native`, async (context) => {
    await compareWithViem(await native(context))
  })

  it(`recovers the same account as viem from ${count} valid and invalid signatures: WebAssembly`, async () => {
    await compareWithViem(await loadWasm())
  })

  it('gives the same results in JavaScript, the last fallback', async () => {
    const wasm = await loadWasm()
    for (let round = 0; round < 40; round += 1) {
      const account = privateKeyToAccount(generatePrivateKey())
      const message = `round ${round}`
      const signature = change(hexToBytes(await account.signMessage({ message })), round)
      const hash = personalHash(message)
      expect(await isSignedBy(account.address, hash, signature, javaScriptRecoverer)).toBe(
        await isSignedBy(account.address, hash, signature, wasm),
      )
    }
  })

  it('is skipped if it gets a known signature wrong', async () => {
    const wasm = await loadWasm()
    const wrong = (recover: Recoverer['recover']) => async () => ({ ...wasm, recover })
    const otherKey = pointFromScalar(new Uint8Array(32).fill(7), false) ?? undefined
    const loaders = [wrong(() => otherKey), wrong(() => undefined), wrong(() => new Uint8Array(65))]
    expect(await loadRecoverer(loaders)).toBe(javaScriptRecoverer)
    expect((await loadRecoverer([...loaders, loadWasm])).name).toBe('wasm')
  })

  it('never throws', async () => {
    const { address } = privateKeyToAccount(generatePrivateKey())
    for (const recoverer of [await loadRecoverer(), await loadWasm(), javaScriptRecoverer]) {
      for (const value of [0, 1, 27, 28, 255]) {
        for (const byte of [0x00, 0x01, 0x7f, 0xff]) {
          const signature = new Uint8Array(65).fill(byte)
          signature[64] = value
          expect(await isSignedBy(address, personalHash(''), signature, recoverer)).toBe(false)
        }
      }
    }
  })
})

interface Case {
  readonly address: Address
  readonly message: string
  readonly signature: Uint8Array
  /** The signer, according to viem. */
  readonly expected: Address | undefined
}

let cases: Promise<readonly Case[]> | undefined

/** Keys, messages and signatures, created once because viem is slow. */
function randomCases(): Promise<readonly Case[]> {
  cases ??= Promise.all(
    Array.from({ length: count }, async (_, round) => {
      const key = hexToBytes(generatePrivateKey())
      const address = publicKeyToAddress(bytesToHex(pointFromScalar(key, false) ?? key))
      const message = `${round} ${bytesToHex(crypto.getRandomValues(new Uint8Array(round % 300)))}`
      const made = signRecoverable(personalHash(message), key)
      const whole = Uint8Array.from([...made.signature, 27 + made.recoveryId])
      const signature = change(whole, round)
      const asked = { message, signature: bytesToHex(signature) }
      const expected = await recoverMessageAddress(asked).catch(() => undefined)
      return { address, message, signature, expected }
    }),
  )
  return cases
}

/** The signature unchanged, with one bit flipped, with the other form of s, or with the other v. */
function change(signature: Uint8Array, round: number): Uint8Array {
  const changed = Uint8Array.from(signature)
  if (round % 4 === 1) {
    const at = (round * 7) % 64
    changed[at] = (changed[at] ?? 0) ^ (1 << (round % 8))
  }
  if (round % 4 === 2) {
    const s: Hex = bytesToHex(changed.subarray(32, 64))
    const high = (order - BigInt(s)).toString(16).padStart(64, '0')
    changed.set(hexToBytes(`0x${high}`), 32)
    changed[64] = changed[64] === 27 ? 28 : 27
  }
  if (round % 4 === 3) changed[64] = changed[64] === 27 ? 28 : 27
  return changed
}
