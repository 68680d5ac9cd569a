import { InvalidTypedDataError } from '../../errors/input.ts'
import { fieldOf } from '../../utils/guards.ts'

/** Typed data to sign (EIP-712). */
export interface TypedDataDefinition {
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

/**
 * Rejects typed data that does not match its types: byte sizes, number ranges, array lengths,
 * unknown types (docs/spec-map.md §5).
 *
 * @throws InvalidTypedDataError with viem's error as its cause.
 */
export async function assertTypedData(data: TypedDataDefinition): Promise<void> {
  const { AbiEncodingArrayLengthMismatchError, InvalidArrayError, validateTypedData } =
    await import('viem')
  const { domain = {}, message, primaryType, types } = data

  /** viem skips arrays and everything inside them. */
  function assertArrays(type: string, value: unknown): void {
    const [, elementType, length] = arrayShape.exec(type) ?? []
    if (elementType === undefined) {
      for (const field of types[type] ?? []) assertArrays(field.type, fieldOf(value, field.name))
      return
    }
    if (!Array.isArray(value)) throw new InvalidArrayError(value)
    const elements: readonly unknown[] = value
    if (length && elements.length !== Number(length)) {
      throw new AbiEncodingArrayLengthMismatchError({
        expectedLength: Number(length),
        givenLength: elements.length,
        type,
      })
    }
    // Passed to viem as a struct with a field for each element. No type can have this name.
    const fields = elements.map((_, index) => ({ name: `${index}`, type: elementType }))
    validateTypedData({
      message: { ...elements },
      primaryType: '[]',
      types: { ...types, '[]': fields },
    })
    for (const element of elements) assertArrays(elementType, element)
  }

  try {
    validateTypedData({ domain, message, primaryType, types })
    assertArrays(primaryType, message)
    assertArrays('EIP712Domain', domain)
  } catch (cause) {
    throw new InvalidTypedDataError({ cause })
  }
}
