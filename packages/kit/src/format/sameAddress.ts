import { isAddressText } from '../utils/guards.ts'

/** Whether both are addresses, and the same one: wallets answer in lower case, the app keeps checksums (EIP-55). */
export function sameAddress(a: unknown, b: unknown): boolean {
  return isAddressText(a) && isAddressText(b) && a.toLowerCase() === b.toLowerCase()
}
