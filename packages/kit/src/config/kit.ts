import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { StorageLike } from '../storage/storageLike.ts'
import type { Chains } from './chain.ts'

/**
 * 'required': an account counts as connected only once it has signed in, and closing the sign-in dialog disconnects.
 * 'optional': signing in is offered, and asked for by the pages that need it.
 */
export type SignInMode = 'optional' | 'required'

/**
 * What every part of the kit may rely on. Anything else is state of one part, which reaches it through `once`, so that
 * this file knows no feature.
 */
export interface Kit<chains extends Chains = Chains> {
  readonly wagmi: Config<chains>
  readonly queryClient: QueryClient
  /** The configured chains; the first is the default. */
  readonly chains: chains
  readonly storage: StorageLike
  /** Prefix of everything the kit stores. */
  readonly storageKey: string
  /** Nothing is offered until the wallet has proved, by genesis block, to be on the app's own chain. */
  readonly requireChainProof: boolean
  /** The account dialog lists the account's newest transactions. */
  readonly showRecentTransactions: boolean
  /** Whether accounts can or must sign in; undefined in a kit without sign-in. */
  readonly signInMode: SignInMode | undefined
  /** Announced wallets (by rdns) that belong to the page itself. */
  readonly bundledWallets: readonly string[]
  /** Stored data of another instance is dropped; for local chains that start anew. */
  readonly instanceId: string | undefined
  /**
   * State of one part of the kit: what `make` returned at its first call for this kit, or what `createKitConfig` put there
   * from the app's options. `make` then stands for the default.
   */
  once<T>(make: (kit: Kit) => T): T
}
