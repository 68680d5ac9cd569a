import { type Address, isAddress, isHex, numberToHex } from 'viem'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import { isRecord } from '../utils/guards.ts'
import type { ConnectOffer } from './authentication.ts'

/** Longer texts, in characters, are no sign-in message. */
const longestMessage = 8_000

/**
 * Connects by `wallet_connect` with the capability `signInWithEthereum` (ERC-7846): one prompt for both. A wallet
 * without the method says so unasked, and a wallet without the capability just connects, so that finding out costs no
 * prompt of its own. Answers in the shape of `wallet_requestPermissions` (EIP-2255), or undefined where the wallet
 * cannot do it and is to be asked the old way.
 *
 * @throws the wallet's own error when the visitor has refused, or a request waits already.
 */
export async function connectAndSign(
  request: (call: unknown) => Promise<unknown>,
  offer: ConnectOffer,
): Promise<unknown> {
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
  const isText = typeof message === 'string' && message.length <= longestMessage
  // What does not fit is left: the account is connected, and signing is a step of its own.
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
