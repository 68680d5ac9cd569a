import type { Address } from 'viem'
import { walletErrors } from './errors.ts'
import { sameAddress } from './params.ts'
import { visibleAccounts } from './permissions.ts'
import type { Personality } from './personalities.ts'
import type { RpcClient } from './rpc.ts'
import type { WalletStore } from './store.ts'
import type { Decision, RequestDetails, WalletAccount, WalletChain } from './types.ts'

/** What the methods of a wallet work with. */
export interface WalletContext {
  readonly accounts: readonly WalletAccount[]
  readonly personality: Personality
  readonly origin: string
  readonly store: WalletStore
  chains(): readonly WalletChain[]
  /** Throws 4901 where the wallet has no endpoint for the chain. */
  rpc(chainId: number): RpcClient
  /** A client for an endpoint that is not the wallet's yet. */
  connectTo(rpcUrl: string): RpcClient
  /** One after the other: two transactions must not take one nonce. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

export type Approval = Extract<Decision, { kind: 'approve' }>

/** One request on its way through the wallet. */
export interface MethodCall {
  readonly method: string
  readonly params: readonly unknown[]
  /** Asks the user. Throws 4001 when rejected. */
  ask(details: RequestDetails, chainId?: number): Promise<Approval>
}

export type Method = (wallet: WalletContext, call: MethodCall) => Promise<unknown>

export function findChain(wallet: WalletContext, chainId: number): WalletChain | undefined {
  return wallet.chains().find((chain) => chain.id === chainId)
}

/** An account that the site may use. Throws 4100 for any other. */
export function permittedAccount(wallet: WalletContext, address: Address): WalletAccount {
  const visible = visibleAccounts(wallet.store.get())
  const account = wallet.accounts.find((known) => sameAddress(known.address, address))
  const allowed = account && visible.some((known) => sameAddress(known, address))
  if (allowed) return account
  throw walletErrors.unauthorized()
}
