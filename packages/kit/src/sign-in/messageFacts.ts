import type { Address } from 'viem'
import { parseSiweMessage } from 'viem/siwe'

/** What a sign-in message says, in labelled parts. */
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
 * Reads the facts out of the very text that is signed (EIP-4361). Undefined for a text of another kind, which then has
 * to be read as it stands.
 */
export function messageFacts(text: string): MessageFacts | undefined {
  const { address, chainId, domain, expirationTime, issuedAt, nonce, statement } =
    parseSiweMessage(text)
  if (!address || !chainId || !domain || !issuedAt || !nonce) return undefined
  if (Number.isNaN(issuedAt.getTime())) return undefined
  return { domain, address, chainId, nonce, statement, issuedAt, expiresAt: expirationTime }
}
