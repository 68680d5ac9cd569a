import { isQuantity } from '@foyer/ui/utils/guards.ts'

/** Parses a block number of at most 64 bits; undefined for anything else. */
export function blockNumber(value: unknown): bigint | undefined {
  return isQuantity(value) && value.length <= 18 ? BigInt(value) : undefined
}
