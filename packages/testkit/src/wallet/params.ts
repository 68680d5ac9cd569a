import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { walletErrors } from './errors.ts'

/** An object's fields. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Deep-copies a request's params as JSON, so that the page cannot change them after the user has
 * seen them. Named params become a list of one.
 *
 * @throws -32602 if they are not valid JSON values.
 */
export function copyParams(params: unknown): readonly unknown[] {
  if (params === undefined || params === null) return []
  if (typeof params !== 'object') throw walletErrors.invalidParams('Params must be a list.')
  let copy: unknown
  try {
    copy = JSON.parse(JSON.stringify(params))
  } catch {
    throw walletErrors.invalidParams('Params must be JSON.')
  }
  return Array.isArray(copy) ? copy : [copy]
}

/** Reads an object. Throws -32602. */
export function fieldsParam(value: unknown, what: string): Fields {
  if (isFields(value)) return value
  throw walletErrors.invalidParams(`${what} must be an object.`)
}

/** Reads an address. Throws -32602. */
export function addressParam(value: unknown, what = 'address'): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return getAddress(value)
  throw walletErrors.invalidParams(`"${what}" must be an address.`)
}

/** Reads a positive chain id in hex (EIP-695). Throws -32602. */
export function chainIdParam(value: unknown): number {
  const valid = typeof value === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(value)
  const id = valid ? Number(value) : 0
  if (id > 0 && Number.isSafeInteger(id)) return id
  throw walletErrors.invalidParams(
    '"chainId" must be a hexadecimal number with 0x and no leading zero.',
  )
}

const maxQuantity = 2n ** 256n - 1n

/** Reads a hex number of at most 256 bits; undefined if absent. Throws -32602. */
export function quantityParam(value: unknown, what: string): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)) {
    const quantity = BigInt(value)
    if (quantity <= maxQuantity) return quantity
  }
  throw walletErrors.invalidParams(`"${what}" must be a hexadecimal number of at most 256 bits.`)
}

/** Reads hex bytes; '0x' if absent. Throws -32602. */
export function bytesParam(value: unknown, what: string): Hex {
  if (value === undefined || value === null) return '0x'
  if (isHex(value) && value.length % 2 === 0) return value
  throw walletErrors.invalidParams(`"${what}" must be whole bytes in hexadecimal.`)
}

export function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
