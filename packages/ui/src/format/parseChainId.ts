import { isQuantity } from '../utils/guards.ts'

const decimal = /^\d{1,16}$/

/**
 * Parses a chain id from a wallet: hex text (EIP-695), or decimal text or a number, which some
 * wallets send. Returns undefined for anything but a positive safe integer.
 */
export function parseChainId(value: unknown): number | undefined {
  const id = numberOf(value)
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return decimal.test(text) || isQuantity(text) ? Number(text) : undefined
}
