import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Hex, hexToBytes } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { parseSiweMessage } from '../../packages/auth/src/message/parseSiweMessage.ts'
import { validateMessage } from '../../packages/auth/src/message/validateMessage.ts'
import { isSignedBy, personalHash } from '../../packages/auth/src/signature/isSignedBy.ts'
import { type Keccak256, loadKeccak256 } from '../../packages/auth/src/signature/loadKeccak256.ts'
import type { Recoverer } from '../../packages/auth/src/signature/loadRecoverer.ts'
import { loadNative, loadWasm } from '../../packages/auth/src/signature/loadRecoverer.ts'
import { quickAccount } from '../../packages/auth/src/testing/quickAccount.ts'
import { median } from '../browser/summary.ts'

interface Case {
  readonly message: string
  readonly signature: Hex
}

type Verify = (one: Case) => Promise<boolean>

const rounds = 7
const origin = 'https://app.example.org'
const rules = { origin, chainIds: new Set([1]), maxAge: 300_000, clockSkew: 300_000 }

/** Verifications per second of CPU time by library, the median of several rounds. */
export async function measureVerification(folder: string): Promise<ReadonlyMap<string, number>> {
  const cases = await makeCases(400)
  const verifiers = new Map<string, Verify>([
    ['siwe 3.0.0', await siweVerifier(folder, 'siwe')],
    ['siwe 4.2.1', await siweVerifier(folder, '@signinwithethereum/siwe')],
  ])
  const keccak256 = await loadKeccak256()
  for (const load of [loadWasm, loadNative]) {
    const recoverer = await load().catch(() => undefined)
    if (recoverer) verifiers.set(recoverer.name, ownVerifier(recoverer, keccak256))
  }
  const rates = new Map<string, number[]>([...verifiers.keys()].map((name) => [name, []]))
  // Alternating, so that other load affects all of them. The first round is only a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, verify] of verifiers) {
      const rate = await rateOf(verify, name.startsWith('siwe') ? cases.slice(0, 100) : cases)
      if (round > 0) rates.get(name)?.push(rate)
    }
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]))
}

function makeCases(count: number): Promise<readonly Case[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const account = quickAccount(index + 1)
      const message = createSiweMessage({
        domain: new URL(origin).host,
        address: account.address,
        uri: origin,
        version: '1',
        chainId: 1,
        nonce: `abcdefgh${index}`,
        issuedAt: new Date(),
        statement: 'Sign in to Foyer.',
      })
      return { message, signature: await account.signMessage({ message }) }
    }),
  )
}

function ownVerifier(recoverer: Recoverer, keccak256: Keccak256): Verify {
  return async ({ message, signature }) => {
    const parsed = parseSiweMessage(message)
    if (!parsed || validateMessage(parsed, rules, Date.now()) !== undefined) return false
    const hash = personalHash(message, keccak256)
    return isSignedBy(parsed.address, hash, hexToBytes(signature), recoverer, keccak256)
  }
}

/** The part of siwe used here. */
interface SiweModule {
  readonly SiweMessage: new (
    message: string,
  ) => {
    readonly nonce: string
    verify(options: object): Promise<{ readonly success: boolean }>
  }
}

async function siweVerifier(folder: string, name: string): Promise<Verify> {
  const require = createRequire(join(folder, 'package.json'))
  const { SiweMessage }: SiweModule = await import(pathToFileURL(require.resolve(name)).href)
  return async ({ message, signature }) => {
    const parsed = new SiweMessage(message)
    const domain = new URL(origin).host
    return (await parsed.verify({ signature, domain, nonce: parsed.nonce })).success
  }
}

/** Verifications per second of CPU time. */
async function rateOf(verify: Verify, cases: readonly Case[]): Promise<number> {
  const before = process.cpuUsage()
  for (const one of cases)
    if (!(await verify(one))) throw new Error('A valid signature was refused.')
  const { user, system } = process.cpuUsage(before)
  return cases.length / ((user + system) / 1e6)
}
