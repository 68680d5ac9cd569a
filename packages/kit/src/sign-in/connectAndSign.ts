import { type Address, type Hex, isAddress, isHex, numberToHex } from 'viem'
import type { MessageFields } from '../connection/authentication.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import type { RpcRequest } from '../transport/requestOf.ts'
import { isRecord } from '../utils/guards.ts'

/** A message that the next connection may sign. */
export interface MessageOffer {
  /** The message to sign; undefined if it is not ready in time. Never rejects. */
  fields(): Promise<MessageFields | undefined>
  /** Receives the signed message. */
  accept(signed: PresignedMessage): void
}

/** A message and its signature, ready to verify. */
export interface PresignedMessage {
  readonly address: Address
  readonly message: string
  readonly signature: Hex
}

/** Maximum length of a signed message, in characters. */
const maxMessageLength = 8_000

/**
 * Connects by `wallet_connect` with the capability `signInWithEthereum` (ERC-7846): one prompt for
 * both. A wallet without the method fails without a prompt, and a wallet without the capability
 * only connects.
 *
 * @returns the answer in the shape of `wallet_requestPermissions` (EIP-2255), or undefined if the
 * wallet does not support it.
 * @throws the wallet's own error if the visitor refused, an earlier request is still pending, or
 * the wallet is disconnected.
 */
export async function connectAndSign(request: RpcRequest, offer: MessageOffer): Promise<unknown> {
  const fields = await offer.fields()
  if (!fields) return undefined
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
  const account = firstAccount(answer)
  if (!account) return undefined
  const { address, message, signature } = account
  const isText = typeof message === 'string' && message.length <= maxMessageLength
  // An invalid signature is ignored: the account is connected and signs in separately.
  if (isText && isHex(signature) && signature.length % 2 === 0) {
    offer.accept({ address, message, signature })
  }
  const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]
  return [{ parentCapability: 'eth_accounts', caveats }]
}

function firstAccount(
  answer: unknown,
):
  | { readonly address: Address; readonly message?: unknown; readonly signature?: unknown }
  | undefined {
  const accounts: unknown = isRecord(answer) ? answer.accounts : undefined
  const account: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (!isRecord(account) || typeof account.address !== 'string') return undefined
  const { address, capabilities } = account
  if (!isAddress(address, { strict: false })) return undefined
  const signed: unknown = isRecord(capabilities) ? capabilities.signInWithEthereum : undefined
  return isRecord(signed)
    ? { address, message: signed.message, signature: signed.signature }
    : { address }
}
