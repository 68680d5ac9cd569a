import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import type { MessageFields } from '../wallets/connection/authentication.ts'
import type { ConnectOffer } from '../wallets/connectors/injected/connectInjected.ts'
import { withTimeLimit } from '../wallets/connectors/withTimeLimit.ts'
import { connectAndSign, type PresignedMessage } from './connectAndSign.ts'
import type { NonceCache } from './createNonceCache.ts'
import type { SignInStore } from './signInStore.ts'

export interface ConnectOfferOptions {
  readonly signIn: SignInStore
  readonly nonces: NonceCache
  readonly chainId: number
  readonly onSigned: (signed: PresignedMessage) => void
}

/** How long connecting waits for the nonce, in ms. Without one, signing is a second step. */
const timeout = 3_000

/**
 * Offers the next connection to sign in with the same prompt (ERC-7846). The signed message is
 * accepted only if it matches the request: this page's host, nonce, chain and statement, and the
 * account being connected. Returns a function that withdraws the offer.
 */
export function createConnectOffer({
  chainId,
  nonces,
  onSigned,
  signIn,
}: ConnectOfferOptions): () => void {
  // Fetched ahead, so that choosing a wallet opens its prompt without a wait.
  const ready = (async () => {
    const { messageFields } = await signIn.adapter()
    return messageFields?.({ nonce: await nonces.get(), chainId })
  })()
  // Handled in `connect`, which is only called if the visitor connects.
  ready.catch(() => undefined)
  let isWithdrawn = false

  const limit = { connector: 'signIn', operation: 'nonce', timeout }
  const offer: ConnectOffer = {
    async connect(request) {
      const fields = await withTimeLimit(limit, () => ready).catch(() => undefined)
      if (!fields || nonces.timeLeft() === 0) return undefined
      const { permissions, signed } = (await connectAndSign(request, fields)) ?? {}
      if (signed && !isWithdrawn && matchesRequest(signed, fields)) onSigned(signed)
      return permissions
    },
  }
  signIn.offer.set(offer)
  return () => {
    isWithdrawn = true
    if (signIn.offer.get() === offer) signIn.offer.set(undefined)
  }
}

/**
 * Whether the message starts with the requested fields (EIP-4361). Compared as text, since viem's
 * parser cannot read every valid host, such as '[::1]:3000' or 'a_b.example'.
 */
function matchesRequest({ address, message }: PresignedMessage, requested: MessageFields): boolean {
  const { chainId, domain, nonce, statement, uri, version } = requested
  const [first = '', signer, ...rest] = message.split('\n')
  const fields = [
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    'Issued At: ',
  ]
  return (
    first.replace(/^[a-z][a-z0-9+\-.]*:\/\//i, '') ===
      `${domain} wants you to sign in with your Ethereum account:` &&
    sameAddress(signer, address) &&
    rest.join('\n').startsWith(fields.join('\n'))
  )
}
