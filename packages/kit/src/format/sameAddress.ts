const address = /^0x[0-9a-f]{40}$/i

/** Whether both are addresses, and the same one: wallets answer in lower case, the app keeps checksums (EIP-55). */
export function sameAddress(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false
  return address.test(a) && address.test(b) && a.toLowerCase() === b.toLowerCase()
}
