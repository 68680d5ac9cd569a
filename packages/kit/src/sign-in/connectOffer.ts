import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { fieldOf, isRecord } from '@foyer/ui/utils/guards.ts'
import { type Address, type Hex, isAddress, numberToHex } from 'viem'
import type { RpcRequest } from '../chains/transport/requestOf.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import type { MessageFields } from '../wallets/connection/authentication.ts'
import type { ConnectOffer } from '../wallets/connectors/injected/connectInjected.ts'
import { withTimeLimit } from '../wallets/connectors/withTimeLimit.ts'
import { readSignature } from './connectedAccount.ts'
import type { Nonce } from './nonce.ts'
import type { SignInAdapter } from './signInAdapter.ts'

/** A message and its signature, ready to verify. */
export interface PresignedMessage {
  readonly address: Address
  readonly message: string
  readonly signature: Hex
}

export interface ConnectOfferOptions {
  readonly adapter: () => Promise<SignInAdapter>
  readonly nonce: () => Nonce
  readonly chainId: number
  readonly onSigned: (signed: PresignedMessage) => void
  /** Withdraws the offer: a message signed later is ignored. */
  readonly signal: AbortSignal
}

/** How long connecting waits for the nonce, in ms. Without one, signing is a second step. */
const limit = { connector: 'signIn', operation: 'nonce', timeout: 3_000 }
/** Maximum length of a signed message, in characters. */
const maxMessageLength = 8_000

/**
 * Offers the next connection to sign in with the same prompt (ERC-7846). The signed message is
 * accepted only if it matches the request: this page's host, nonce, chain and statement, and the
 * account being connected.
 */
export function connectOffer(options: ConnectOfferOptions): ConnectOffer {
  const { adapter, chainId, nonce, onSigned, signal } = options
  async function prepare() {
    const { messageFields } = await adapter()
    if (!messageFields) return undefined
    const fresh = nonce()
    return { nonce: fresh, fields: messageFields({ nonce: await fresh.value, chainId }) }
  }
  // Fetched ahead, so that choosing a wallet opens its prompt without a wait.
  const ready = prepare()
  // Handled in `connect`, which is only called if the visitor connects.
  ready.catch(() => undefined)
  return {
    async connect(request) {
      const prepared = await withTimeLimit(limit, () => ready).catch(() => undefined)
      if (!prepared || prepared.nonce.timeLeft() === 0) return undefined
      const { fields } = prepared
      const { permissions, signed } = (await connectAndSign(request, fields)) ?? {}
      if (signed && !signal.aborted && matchesRequest(signed, fields)) onSigned(signed)
      return permissions
    },
  }
}

interface ConnectedAndSigned {
  /** In the shape of `wallet_requestPermissions` (EIP-2255). */
  readonly permissions: unknown
  /** Undefined if the wallet has only connected. */
  readonly signed: PresignedMessage | undefined
}

/**
 * Connects by `wallet_connect` with the capability `signInWithEthereum` (ERC-7846): one prompt for
 * both. A wallet without the method fails without a prompt, and a wallet without the capability
 * only connects.
 *
 * @returns undefined if the wallet does not support it.
 * @throws the wallet's own error if the visitor refused, an earlier request is still pending, or
 * the wallet is disconnected.
 */
export async function connectAndSign(
  request: RpcRequest,
  fields: MessageFields,
): Promise<ConnectedAndSigned | undefined> {
  const signInWithEthereum = { ...fields, chainId: numberToHex(fields.chainId) }
  const params = [{ version: '1', capabilities: { signInWithEthereum } }]
  let answer: unknown
  try {
    answer = await request({ method: 'wallet_connect', params })
  } catch (error) {
    const kind = classifyWalletError(error)
    if (kind === 'rejected' || kind === 'pending' || kind === 'disconnected') throw error
    return undefined
  }
  const accounts = fieldOf(answer, 'accounts')
  const account: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (!isRecord(account) || typeof account.address !== 'string') return undefined
  const { address, capabilities } = account
  if (!isAddress(address, { strict: false })) return undefined
  const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]
  return {
    permissions: [{ parentCapability: 'eth_accounts', caveats }],
    signed: signedBy(address, capabilities),
  }
}

/** An invalid signature is ignored: the account is connected and signs in separately. */
function signedBy(address: Address, capabilities: unknown): PresignedMessage | undefined {
  const signed = fieldOf(capabilities, 'signInWithEthereum')
  const message = fieldOf(signed, 'message')
  const signature = readSignature(fieldOf(signed, 'signature'))
  if (typeof message !== 'string' || message.length > maxMessageLength) return undefined
  if (signature === undefined) return undefined
  return { address, message, signature }
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
