import { fieldOf } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import type { RpcRequest } from '../chains/transport/requestOf.ts'
import type { MessageFields } from '../wallets/connection/authentication.ts'

/**
 * A wallet that connects an account and signs with the same prompt (ERC-7846). `write` gets the
 * requested fields and returns the message.
 */
export function signingWallet(
  address: Address,
  write: (fields: MessageFields) => string,
): RpcRequest {
  return async (call) => {
    const params: unknown = fieldOf(call, 'params')
    const capabilities = fieldOf(Array.isArray(params) ? params[0] : undefined, 'capabilities')
    // The kit's own request has these fields.
    const requested = fieldOf(capabilities, 'signInWithEthereum') as MessageFields
    // The wallet gets the chain id in hex.
    const fields = { ...requested, chainId: Number(requested.chainId) }
    const signInWithEthereum = { message: write(fields), signature: '0x12' }
    return { accounts: [{ address, capabilities: { signInWithEthereum } }] }
  }
}
