import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { Chains } from './chain.ts'

/**
 * Whether visitors must sign in.
 * - 'required': an account counts as connected only after signing in; closing the sign-in dialog
 * disconnects.
 * - 'optional': the kit offers sign-in, and pages that need it request it.
 */
export type SignInMode = 'optional' | 'required'

/**
 * What every part of the kit shares. The state of a single feature lives in a slot of the feature,
 * so this file does not depend on features.
 */
export interface Kit<chains extends Chains = Chains> {
  /** For wagmi's own actions, such as `readContract(kit.wagmi, …)`. */
  readonly wagmi: Config<chains>
  /** The cache of the kit's reads, and of wagmi's unless the page has a query client of its own. */
  readonly queryClient: QueryClient
  /** The configured chains; the first is the default. */
  readonly chains: chains
  /** Where the kit stores its data. */
  readonly storage: StorageLike
  /** Prefix of all storage keys. */
  readonly storageKey: string
  /** Offers no actions until the wallet proves, by genesis block, that it is on the app's chain. */
  readonly requireChainProof: boolean
  /** Lists the newest transactions in the account dialog, and counts pending ones in the header. */
  readonly showRecentTransactions: boolean
  /** Shows the account's address as a QR code in the account dialog. */
  readonly showReceive: boolean
  /** Whether visitors can or must sign in; undefined when sign-in is not configured. */
  readonly signInMode: SignInMode | undefined
  /** rdns of announced wallets (EIP-6963) that are part of the page itself. */
  readonly bundledWallets: readonly string[]
  /**
   * Id of the chain instance, for local chains that restart. Stored data of another id is dropped.
   */
  readonly instanceId: string | undefined
  /** The state in a slot: what the config provided, or else what the slot made on first use. */
  get<T>(slot: Slot<T>): T
}

/** The place of one feature's state in a kit: `kit.get(slot)`. */
export interface Slot<T> {
  /** For debuggers. */
  readonly name: string
  /** Creates the state on first use, unless the config has provided it. */
  readonly make: (kit: Kit) => T
}
