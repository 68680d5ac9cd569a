import type { Address } from 'viem'
import { parseSiweMessage } from 'viem/siwe'

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
 * Reads the facts from the exact text to be signed (EIP-4361). Undefined for any other text, which
 * is then shown verbatim.
 */
export function messageFacts(text: string): MessageFacts | undefined {
  const { address, chainId, domain, expirationTime, issuedAt, nonce, statement } =
    parseSiweMessage(text)
  if (!address || !chainId || !domain || !issuedAt || !nonce) return undefined
  if (Number.isNaN(issuedAt.getTime())) return undefined
  return { domain, address, chainId, nonce, statement, issuedAt, expiresAt: expirationTime }
}
