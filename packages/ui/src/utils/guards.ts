import type { Address, Hash, Hex } from 'viem'

/** Whether the value is an object other than null or an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value)
}

/** Whether the value is an object, arrays included, other than null. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A field of an object, or undefined when the value is not an object. Getters may throw. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}

/** Whether the value is 32 bytes in hex. viem's `isHash` also accepts 63 digits. */
export function isHash(value: unknown): value is Hash {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
}

/**
 * Whether the value is 20 bytes in hex, in any case. viem's `isAddress` would check the checksum.
 */
export function isAddressText(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

/** Whether the value is a hex number of at most 32 bytes, as nodes return it. */
export function isQuantity(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)
}
