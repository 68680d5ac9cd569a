import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { walletErrors } from './errors.ts'

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The params of a request as plain JSON values of their own, so that a page can change nothing
 * after the user has seen them. Params by name become a list of one. Throws -32602.
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

/** Throws -32602. */
export function fieldsParam(value: unknown, what: string): Fields {
  if (isFields(value)) return value
  throw walletErrors.invalidParams(`${what} must be an object.`)
}

/** Throws -32602. */
export function addressParam(value: unknown, what = 'address'): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return getAddress(value)
  throw walletErrors.invalidParams(`"${what}" must be an address.`)
}

/** A positive chain id, written in hex as EIP-695 asks. Throws -32602. */
export function chainIdParam(value: unknown): number {
  const valid = typeof value === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(value)
  const id = valid ? Number(value) : 0
  if (id > 0 && Number.isSafeInteger(id)) return id
  throw walletErrors.invalidParams(
    '"chainId" must be a hexadecimal number with 0x and no leading zero.',
  )
}

const maxQuantity = 2n ** 256n - 1n

/** A number in hex, at most 256 bits; undefined where absent. Throws -32602. */
export function quantityParam(value: unknown, what: string): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)) {
    const quantity = BigInt(value)
    if (quantity <= maxQuantity) return quantity
  }
  throw walletErrors.invalidParams(`"${what}" must be a hexadecimal number of at most 256 bits.`)
}

/** Whole bytes in hex; '0x' where absent. Throws -32602. */
export function bytesParam(value: unknown, what: string): Hex {
  if (value === undefined || value === null) return '0x'
  if (isHex(value) && value.length % 2 === 0) return value
  throw walletErrors.invalidParams(`"${what}" must be whole bytes in hexadecimal.`)
}

export function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
