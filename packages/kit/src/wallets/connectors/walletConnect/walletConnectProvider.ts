import { fieldOf } from '@foyer/ui/utils/guards.ts'
import { type EIP1193RequestFn, numberToHex } from 'viem'
import type { NodeBackedProvider, RpcRequest } from '../../../chains/transport/requestOf.ts'
import { readChain } from './approvedSession.ts'
import { accountsOf } from './liveSession.ts'
import type { WalletConnectSession } from './walletConnectSession.ts'

/** An EIP-1193 provider for the session. */
export interface WalletConnectProvider extends NodeBackedProvider {
  readonly isWalletConnect: true
  readonly request: EIP1193RequestFn
}

/**
 * Sends approved methods to the wallet, and other reads to the app's endpoint of the chain, never
 * to one of WalletConnect's. Rejects everything else with 4200.
 */
export function createWalletConnectProvider(options: {
  readonly session: WalletConnectSession
  /** The app's endpoint of a chain; undefined if the chain is not configured. */
  readonly nodeOf: (chainId: number) => RpcRequest | undefined
  switchChain(chainId: number): Promise<unknown>
}): WalletConnectProvider {
  const { session, nodeOf, switchChain } = options

  async function answer(
    args: Parameters<RpcRequest>[0],
    readFrom: typeof nodeOf,
  ): Promise<unknown> {
    const { method, params } = args
    const live = session.current()
    if (!live) throw providerError(4900, 'No wallet is connected.')
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return accountsOf(live)
      case 'eth_chainId':
        return numberToHex(live.chainId)
      case 'wallet_switchEthereumChain': {
        const [first]: readonly unknown[] = Array.isArray(params) ? params : []
        const chainId = readChain(fieldOf(first, 'chainId'))
        if (chainId === undefined) throw providerError(-32602, 'The chain id is not valid.')
        await switchChain(chainId)
        return null
      }
      default:
    }
    if (live.approved.methods.has(method)) return session.request(args)
    const node = isRead(method) ? readFrom(live.chainId) : undefined
    if (node) return node(args)
    throw providerError(4200, `The wallet has not approved the method "${method}".`)
  }
  const request: RpcRequest = (args) => answer(args, nodeOf)
  return {
    isWalletConnect: true,
    // viem types each method's result; here it is untrusted.
    request: request as EIP1193RequestFn,
    requestFromWallet: (args) => answer(args, () => undefined),
  }
}

/** Whether any node answers the method without a key. */
function isRead(method: string): boolean {
  if (/^eth_(?:sign|sendTransaction|accounts|coinbase|requestAccounts)/.test(method)) return false
  return /^(?:eth|net|web3)_/.test(method)
}

function providerError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
