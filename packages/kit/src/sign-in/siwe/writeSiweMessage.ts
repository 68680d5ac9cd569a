import { type Address, getAddress } from 'viem'

/** The fields of a sign-in message (EIP-4361). Times in ISO 8601. */
export interface MessageFields {
  /** Host of the page, with its port if it is not the default one. */
  readonly domain: string
  readonly address: Address
  /** One line of ASCII, shown in the message. Default: none. */
  readonly statement?: string | undefined
  /** What the visitor signs in to (RFC 3986), such as the origin of the page. */
  readonly uri: string
  /** The chain on which the signature of a contract account is checked. */
  readonly chainId: number
  readonly nonce: string
  /** When the message was created. */
  readonly issuedAt: string
  /** When the message itself expires. Default: never. */
  readonly expirationTime?: string | undefined
}

/**
 * The text of a sign-in message (EIP-4361). viem's `createSiweMessage` refuses some valid hosts
 * (IPv6, punycode top-level domains) and takes times only as `Date`.
 *
 * @throws RangeError for a value with a line break or control character.
 */
export function writeSiweMessage(fields: MessageFields): string {
  const { domain, statement, uri, chainId, nonce, issuedAt, expirationTime } = fields
  const lines = [
    `${domain} wants you to sign in with your Ethereum account:`,
    getAddress(fields.address),
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
  ]
  for (const line of lines) {
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) {
      throw new RangeError(
        'A field of the sign-in message contains a line break or control character.',
      )
    }
  }
  return lines.join('\n')
}
