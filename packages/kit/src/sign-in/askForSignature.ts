import { type Address, type Hex, isHex, stringToHex } from 'viem'
import { UnreadableSignInError } from '../errors/signIn.ts'
import type { RpcRequest } from '../transport/requestOf.ts'

/**
 * Asks the wallet for its signature under a text (EIP-191), with nothing before it that would take the press away from
 * the prompt. A contract account may answer with any number of bytes, with none when it signs on the chain.
 *
 * @throws the wallet's own error, UnreadableSignInError for an answer that is no signature.
 */
export async function askForSignature(
  request: RpcRequest,
  address: Address,
  text: string,
): Promise<Hex> {
  const signature = await request({
    method: 'personal_sign',
    params: [stringToHex(text), address],
  })
  if (isHex(signature) && signature.length % 2 === 0) return signature
  throw new UnreadableSignInError({ what: "the wallet's signature" })
}
