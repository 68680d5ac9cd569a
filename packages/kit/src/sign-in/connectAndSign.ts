import { fieldOf, isRecord } from '@foyer/ui/utils/guards.ts'
import { type Address, type Hex, isAddress, numberToHex } from 'viem'
import type { RpcRequest } from '../chains/transport/requestOf.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import type { MessageFields } from '../wallets/connection/authentication.ts'
import { readSignature } from './connectedAccount.ts'

/** A message and its signature, ready to verify. */
export interface PresignedMessage {
  readonly address: Address
  readonly message: string
  readonly signature: Hex
}

interface ConnectedAndSigned {
  /** In the shape of `wallet_requestPermissions` (EIP-2255). */
  readonly permissions: unknown
  /** Undefined if the wallet has only connected. */
  readonly signed: PresignedMessage | undefined
}

/** Maximum length of a signed message, in characters. */
const maxMessageLength = 8_000

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
