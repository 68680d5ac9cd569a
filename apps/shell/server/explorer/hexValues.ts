/** Parses a quantity such as `0x1b4`. Undefined if it is malformed. */
export function quantityOf(value: unknown): bigint | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) return undefined
  return BigInt(value)
}

/** A 20-byte address in lower case, or undefined. */
export function addressOf(value: unknown): string | undefined {
  return matching(value, /^0x[0-9a-fA-F]{40}$/)
}

/** A 32-byte transaction hash in lower case, or undefined. */
export function transactionHashOf(value: unknown): string | undefined {
  return matching(value, /^0x[0-9a-fA-F]{64}$/)
}

/** The number of bytes in hexadecimal data, or undefined. */
export function byteLengthOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return undefined
  return value.length / 2 - 1
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value.toLowerCase() : undefined
}
