import { InvalidTypedDataError } from '../../errors/input.ts'

/** Typed data to sign (EIP-712). */
export interface TypedData {
  readonly domain?: Readonly<Record<string, unknown>> | undefined
  readonly types: Readonly<
    Record<string, readonly { readonly name: string; readonly type: string }[]>
  >
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/**
 * Rejects typed data that does not match its types: byte sizes, number ranges, unknown types
 * (docs/spec-map.md §5).
 *
 * @throws InvalidTypedDataError with viem's error as its cause.
 */
export async function assertTypedData(data: TypedData): Promise<void> {
  const { validateTypedData } = await import('viem')
  const { domain = {}, message, primaryType, types } = data
  try {
    validateTypedData({ domain, message, primaryType, types })
  } catch (cause) {
    throw new InvalidTypedDataError({ cause })
  }
}
