import type { Address } from 'viem'
import { walletErrors } from './errors.ts'
import { sameAddress } from './params.ts'
import { visibleAccounts } from './permissions.ts'
import type { Personality } from './personality.ts'
import type { RpcClient } from './rpc.ts'
import type { WalletStore } from './store.ts'
import type { Decision, RequestDetails, WalletAccount, WalletChain } from './types.ts'

/** What a wallet's methods have access to. */
export interface WalletContext {
  readonly accounts: readonly WalletAccount[]
  readonly personality: Personality
  readonly origin: string
  readonly store: WalletStore
  chains(): readonly WalletChain[]
  /** Throws 4901 if the wallet has no endpoint for the chain. */
  rpc(chainId: number): RpcClient
  /** Creates a client for an endpoint that the wallet does not use yet. */
  connectTo(rpcUrl: string): RpcClient
  /** Runs one task at a time: two transactions must not use the same nonce. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** The user's approval. */
export type Approval = Extract<Decision, { kind: 'approve' }>

/** One request that the wallet handles. */
export interface MethodCall {
  readonly method: string
  readonly params: readonly unknown[]
  /** Asks the user. Throws 4001 if rejected. */
  ask(details: RequestDetails, chainId?: number): Promise<Approval>
  /** Shows the user a window that can only be closed, for this long. */
  showNotice(ms: number): Promise<unknown>
}

/** A JSON-RPC method of the wallet. */
export type Method = (wallet: WalletContext, call: MethodCall) => Promise<unknown>

export function findChain(wallet: WalletContext, chainId: number): WalletChain | undefined {
  return wallet.chains().find((chain) => chain.id === chainId)
}

/** Returns an account that the site may use. Throws 4100 for any other. */
export function permittedAccount(wallet: WalletContext, address: Address): WalletAccount {
  const visible = visibleAccounts(wallet.store.get())
  const account = wallet.accounts.find((known) => sameAddress(known.address, address))
  const allowed = account && visible.some((known) => sameAddress(known, address))
  if (allowed) return account
  throw walletErrors.unauthorized()
}
