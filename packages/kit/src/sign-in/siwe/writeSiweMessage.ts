import { type Address, getAddress } from 'viem'
import type { MessageFields } from '../../wallets/connection/authentication.ts'

/**
 * The text of a sign-in message (EIP-4361). viem's `createSiweMessage` refuses some valid hosts
 * (IPv6, punycode top-level domains) and takes times only as `Date`.
 *
 * @throws RangeError for a value with a line break or control character.
 */
export function writeSiweMessage(fields: MessageFields & { readonly address: Address }): string {
  const { domain, statement, uri, version, chainId, nonce, issuedAt, expirationTime } = fields
  const lines = [
    `${domain} wants you to sign in with your Ethereum account:`,
    getAddress(fields.address),
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${uri}`,
    `Version: ${version}`,
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
