import { isAddressText } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'

/** The fields of a sign-in message that the visitor is shown. */
export interface MessageFacts {
  readonly domain: string
  readonly address: Address
  readonly chainId: number
  readonly nonce: string
  readonly statement: string | undefined
  readonly issuedAt: Date
  readonly expiresAt: Date | undefined
}

/**
 * A message with these fields only (EIP-4361). Not viem's parser, which skips what it does not
 * know: the visitor would sign resources or paragraphs that the facts do not show.
 */
const shape = new RegExp(
  [
    '^(?<domain>.+) wants you to sign in with your Ethereum account:',
    '(?<address>0x[0-9a-fA-F]{40})',
    '',
    '(?:(?<statement>.+)\n)?',
    'URI: .+',
    'Version: .+',
    'Chain ID: (?<chainId>\\d+)',
    'Nonce: (?<nonce>.+)',
    'Issued At: (?<issuedAt>.+?)(?:\nExpiration Time: (?<expiresAt>.+))?$',
  ].join('\n'),
)

/**
 * Reads the facts from the exact text to be signed. Undefined for any other text, which is then
 * shown verbatim.
 */
export function messageFacts(text: string): MessageFacts | undefined {
  const { address, chainId, domain, expiresAt, issuedAt, nonce, statement } =
    shape.exec(text)?.groups ?? {}
  if (!isAddressText(address) || !chainId || !domain || !issuedAt || !nonce) return undefined
  const issued = new Date(issuedAt)
  const expires = expiresAt === undefined ? undefined : new Date(expiresAt)
  if (Number.isNaN(issued.getTime()) || Number.isNaN(expires?.getTime())) return undefined
  return {
    domain,
    address,
    chainId: Number(chainId),
    nonce,
    statement,
    issuedAt: issued,
    expiresAt: expires,
  }
}
