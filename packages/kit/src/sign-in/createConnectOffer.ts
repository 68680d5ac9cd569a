import type { Address, Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { MessageFields } from '../connection/authentication.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'
import { sameAddress } from '../format/sameAddress.ts'
import type { NonceKeeper } from './createNonceKeeper.ts'
import type { SignInStore } from './signInStore.ts'

/** A text with its signature, ready for the backend. */
export interface PresignedMessage {
  readonly address: Address
  readonly message: string
  readonly signature: Hex
}

export interface ConnectOfferOptions {
  readonly signIn: SignInStore
  readonly nonces: NonceKeeper
  readonly chainId: number
  readonly onSigned: (signed: PresignedMessage) => void
}

/** How long a connection waits for the nonce, ms; without it, connecting and signing are two steps. */
const timeout = 3_000

/**
 * Puts the wish to sign in up for the next connection (ERC-7846). What the wallet has signed is taken only when it is
 * what it was asked for: its own text, with this page's host, nonce and network, and the account that it connects.
 * Returns the function that takes the wish back.
 */
export function createConnectOffer({
  chainId,
  nonces,
  onSigned,
  signIn,
}: ConnectOfferOptions): () => void {
  // Fetched ahead: the press on a wallet's name shall lead to its prompt without a wait.
  const ready = (async () => {
    const { messageFields } = await signIn.adapter()
    return messageFields?.({ nonce: await nonces.get(), chainId })
  })()
  // Who never connects never hears of it.
  ready.catch(() => undefined)
  let wanted: MessageFields | undefined
  let isWithdrawn = false

  const limit = { connector: 'signIn', operation: 'nonce', timeout }
  const offer = {
    async fields() {
      wanted = await withTimeLimit(limit, () => ready).catch(() => undefined)
      return nonces.timeLeft() > 0 ? wanted : undefined
    },
    accept(signed: PresignedMessage) {
      if (!isWithdrawn && wanted && isAsAsked(signed, wanted)) onSigned(signed)
    },
  }
  signIn.offer.set(offer)
  return () => {
    isWithdrawn = true
    if (signIn.offer.get() === offer) signIn.offer.set(undefined)
  }
}

function isAsAsked({ address, message }: PresignedMessage, wanted: MessageFields): boolean {
  const { chainId, domain, nonce, uri, version, ...signed } = parseSiweMessage(message)
  return (
    sameAddress(signed.address, address) &&
    domain === wanted.domain &&
    uri === wanted.uri &&
    version === wanted.version &&
    nonce === wanted.nonce &&
    chainId === wanted.chainId &&
    signed.statement === wanted.statement
  )
}
