import { isAddressText } from '../utils/guards.ts'

/**
 * Whether both values are the same address. Ignores case: wallets answer in lower case, the app
 * uses checksums (EIP-55).
 */
export function sameAddress(a: unknown, b: unknown): boolean {
  return isAddressText(a) && isAddressText(b) && a.toLowerCase() === b.toLowerCase()
}
