import type { Address } from 'viem'

/** What a transaction calls. */
export interface CallParts {
  /** Undefined for a contract creation. */
  readonly to: Address | undefined
  /** In wei. */
  readonly value: bigint
  /** The calldata. */
  readonly input: string
}

/** Equal for the same call at any fee. Not a cryptographic hash. */
export function fingerprintOf({ input, to, value }: CallParts): string {
  // FNV-1a, 32 bit.
  let digest = 0x811c9dc5
  for (let index = 0; index < input.length; index += 1) {
    digest = Math.imul(digest ^ input.charCodeAt(index), 0x01000193)
  }
  const parts = [to ?? '', value.toString(16), input.length, (digest >>> 0).toString(16)]
  return parts.join(':').toLowerCase()
}

/** Equal for calls that differ at most in the 32-byte word at this offset of their calldata. */
export function fingerprintWithout(offset: number, { input, ...call }: CallParts): string {
  const start = wordStart(offset)
  const rest = input.slice(0, start) + input.slice(start + wordLength)
  return fingerprintOf({ ...call, input: rest.toLowerCase() })
}

/** The word at an offset of the calldata, as decimal text; undefined when there is none. */
export function readWord(input: string, offset: number): string | undefined {
  const start = wordStart(offset)
  const word = input.slice(start, start + wordLength)
  return /^[0-9a-f]{64}$/i.test(word) ? BigInt(`0x${word}`).toString() : undefined
}

const wordLength = 64

/** In characters of the hex text, which begins with 0x. */
function wordStart(offset: number): number {
  return 2 + offset * 2
}
