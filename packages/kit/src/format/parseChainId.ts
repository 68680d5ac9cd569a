import { isQuantity } from '../utils/guards.ts'

const decimal = /^\d{1,16}$/

/**
 * A chain id from a wallet: hex text as EIP-695 wants it, decimal text or a number, as some wallets send it. Undefined for
 * anything that is not a positive safe integer (Spec §5).
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
