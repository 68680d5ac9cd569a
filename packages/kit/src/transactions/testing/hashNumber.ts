import type { Hex } from 'viem'

/** The hash with this number, for tests: 0x and 64 hex characters. */
export function hashNumber(number: number): Hex {
  return `0x${number.toString(16).padStart(64, '0')}`
}
