import { fieldOf, isRecord } from '@foyer/ui/utils/guards.ts'
import { InvalidTypedDataError } from '../../../errors/input.ts'

/** Typed data to sign (EIP-712), not yet known to match its types as viem's types require. */
export interface TypedDataToCheck {
  /** The fields of `EIP712Domain`. Default: none. */
  readonly domain?: Readonly<Record<string, unknown>> | undefined
  /** The fields of each struct, by its name. */
  readonly types: Readonly<
    Record<string, readonly { readonly name: string; readonly type: string }[]>
  >
  /** Name of the struct that `message` is, a key of `types`. */
  readonly primaryType: string
  /** The fields of the struct `primaryType`. */
  readonly message: Readonly<Record<string, unknown>>
}

/** The element type and the length, if fixed, of an array type such as 'bytes4[2][]'. */
const arrayShape = /^(.+)\[(\d*)\]$/

/** The kind and the size of a type such as 'bytes4' or 'uint256'. */
const sizedShape = /^(bytes|int|uint)([1-9]\d*)$/

/**
 * Rejects typed data that does not match its types: byte sizes, number ranges, array lengths,
 * unknown types. Numbers may also be decimal or hex text.
 *
 * @throws InvalidTypedDataError with viem's error or a TypeError as its cause.
 */
export async function assertTypedData(data: TypedDataToCheck): Promise<void> {
  const {
    AbiEncodingArrayLengthMismatchError,
    BytesSizeMismatchError,
    InvalidAddressError,
    InvalidArrayError,
    isAddress,
    isHex,
    numberToHex,
    size,
    validateTypedData,
  } = await import('viem')
  const { domain = {}, message, primaryType, types } = data

  function assertType(type: string): void {
    const [, elementType] = arrayShape.exec(type) ?? []
    if (elementType !== undefined) assertType(elementType)
    else if (!types[type] && !isElementary(type)) throw new TypeError(`Unknown type "${type}".`)
  }

  function assertValue(type: string, value: unknown): void {
    const [, elementType, length] = arrayShape.exec(type) ?? []
    if (elementType !== undefined) {
      if (!Array.isArray(value)) throw new InvalidArrayError(value)
      const elements: readonly unknown[] = value
      if (length && elements.length !== Number(length)) {
        throw new AbiEncodingArrayLengthMismatchError({
          expectedLength: Number(length),
          givenLength: elements.length,
          type,
        })
      }
      for (const element of elements) assertValue(elementType, element)
      return
    }
    const fields = types[type]
    if (!fields) {
      assertElementary(type, value)
      return
    }
    if (!isRecord(value)) throw mismatch(type, value)
    for (const field of fields) assertValue(field.type, fieldOf(value, field.name))
  }

  /** viem does not look at the digits of bytes, at numbers in text, or at missing values. */
  function assertElementary(type: string, value: unknown): void {
    if (type === 'address') {
      if (typeof value === 'string' && isAddress(value)) return
      throw new InvalidAddressError({ address: String(value) })
    }
    if (type === 'bool' || type === 'string') {
      if (typeof value !== (type === 'bool' ? 'boolean' : 'string')) throw mismatch(type, value)
      return
    }
    const [, kind = 'bytes', digits] = sizedShape.exec(type) ?? []
    if (kind === 'bytes') {
      if (!isHex(value) || value.length % 2 !== 0) throw mismatch(type, value)
      if (digits === undefined || size(value) === Number(digits)) return
      throw new BytesSizeMismatchError({ expectedSize: Number(digits), givenSize: size(value) })
    }
    const integer = integerOf(value)
    if (integer === undefined) throw mismatch(type, value)
    numberToHex(integer, { signed: kind === 'int', size: Number(digits) / 8 })
  }

  try {
    for (const fields of Object.values(types)) for (const { type } of fields) assertType(type)
    if (primaryType !== 'EIP712Domain') {
      assertType(primaryType)
      assertValue(primaryType, message)
    }
    if (types.EIP712Domain) assertValue('EIP712Domain', domain)
    // Also knows which names a struct may not have.
    validateTypedData({ domain, message, primaryType, types })
  } catch (cause) {
    throw new InvalidTypedDataError({ cause })
  }
}

/** Whether it is a type of EIP-712 other than an array or a struct. It has no `uint` or `int`. */
function isElementary(type: string): boolean {
  const [, kind, digits] = sizedShape.exec(type) ?? []
  if (kind === undefined) return ['address', 'bool', 'bytes', 'string'].includes(type)
  const size = Number(digits)
  return kind === 'bytes' ? size <= 32 : size <= 256 && size % 8 === 0
}

/** The integer that a number or a text is; undefined if it is none. */
function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || !/^(?:-?\d+|0x[\da-f]+)$/i.test(value)) return undefined
  return BigInt(value)
}

function mismatch(type: string, value: unknown): TypeError {
  const shown = typeof value === 'string' ? `"${value.slice(0, 80)}"` : String(value)
  return new TypeError(`Expected ${type}, got ${shown}.`)
}
