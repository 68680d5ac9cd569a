import { whileWalletAsks } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { getConnection } from '@wagmi/core'
import { type Address, type Hex, isHex, stringToHex } from 'viem'
import type { Config, Connector } from 'wagmi'
import type { RpcRequest } from '../chains/transport/requestOf.ts'
import { UnreadableSignInError } from '../errors/signIn.ts'

export interface ConnectedAccount {
  readonly address: Address
  readonly chainId: number
  readonly connector: Connector
}

/** The connected account; undefined also while an earlier connection is being restored. */
export function connectedAccount(wagmi: Config): ConnectedAccount | undefined {
  const { address, chainId, connector, status } = getConnection(wagmi)
  if (status !== 'connected' || !address || !connector) return undefined
  return { address, chainId, connector }
}

/**
 * Asks the wallet to sign a text (EIP-191). Makes no other request first: the wallet's prompt must
 * open within the visitor's click. Any number of bytes is accepted, since a contract account's
 * signature has no fixed length and is empty when the account signs on-chain.
 *
 * @throws the wallet's own error, or UnreadableSignInError if the answer is not a hex string.
 */
export async function askForSignature(
  request: RpcRequest,
  address: Address,
  text: string,
): Promise<Hex> {
  const params = [stringToHex(text), address]
  const signature = readSignature(
    await whileWalletAsks(() => request({ method: 'personal_sign', params })),
  )
  if (signature !== undefined) return signature
  throw new UnreadableSignInError({ what: "the wallet's signature" })
}

/** A wallet's hex string, of whole bytes; some wallets leave out its '0x'. */
export function readSignature(value: unknown): Hex | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const hex = `0x${value.replace(/^0x/i, '')}`
  return isHex(hex) && hex.length % 2 === 0 ? hex : undefined
}
