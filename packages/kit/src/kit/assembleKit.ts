import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { Chains } from '../chains/config/chain.ts'
import type { Kit, Slot } from '../chains/config/kit.ts'
import { createNamesConfig, type NamesOptions, namesConfig } from '../chains/ens/namesConfig.ts'
import { createSignInStore } from '../sign-in/createSignInStore.ts'
import { type SignInOptions, signInStore } from '../sign-in/signInStore.ts'
import { authentication } from '../wallets/connection/authentication.ts'
import { connectionAtStart } from '../wallets/connection/walletConnection.ts'
import { createWalletSource, walletSource } from '../wallets/list/walletSource.ts'
import { type LoadPairingNotice, pairingNotice } from '../wallets/pairingNotice.ts'
import type { LoadWalletGroups } from '../wallets/walletDefinition.ts'

/** Options that both kinds of config take. */
export interface KitOptions {
  /** Name of the app, shown in wallets. */
  readonly appName: string
  /** Prefix of all storage keys. Default 'foyer'. */
  readonly storageKey?: string | undefined
  /**
   * Id of the chain instance, for local chains that restart. Stored data of another id is dropped.
   * Default: none.
   */
  readonly instanceId?: string | undefined
  /**
   * Offers no actions until the wallet proves, by genesis block, that it is on the app's chain.
   * Default false.
   */
  readonly requireChainProof?: boolean | undefined
  /**
   * rdns of announced wallets (EIP-6963) that are part of the page itself. They are listed in the
   * group 'This site'. Default: none.
   */
  readonly bundledWallets?: readonly string[] | undefined
  /**
   * Groups of wallets to list whether or not they are installed. Loaded with the connect dialog:
   * `() => import('./walletGroups.ts')…`, or `defineWalletGroups([…])` from '@foyer/kit/wallets'.
   * Default: only announced wallets.
   */
  readonly walletGroups?: LoadWalletGroups | undefined
  /**
   * A component shown beside every pairing link instead of the hint to scan it, for pages whose
   * relay is out of reach of wallets on phones: `() => import('./PairingNotice.tsx')`. Default:
   * none.
   */
  readonly pairingNotice?: LoadPairingNotice | undefined
  /**
   * Lists the account's three newest transactions in the account dialog, and shows in the header
   * how many are pending. Default false.
   */
  readonly showRecentTransactions?: boolean | undefined
  /** Shows the account's address as a QR code in the account dialog. Default false. */
  readonly showReceive?: boolean | undefined
  /**
   * Where account names and avatars come from. Default: the configured chain 1, and the page's own
   * origin.
   */
  readonly names?: NamesOptions | undefined
  /**
   * Lets visitors sign in with a signature that proves they own the account. Default: no sign-in.
   */
  readonly signIn?: SignInOptions | undefined
  /** Where the kit stores its data. Default: local storage, or memory where it is unavailable. */
  readonly storage?: StorageLike | undefined
}

/** Config for `<KitProvider>`. Create it once, outside React; it holds all state of the kit. */
export interface KitConfig<chains extends Chains = Chains> extends Kit<chains> {
  /** Name of the app, shown in wallets. */
  readonly appName: string
}

/** What a kit consists of, besides its options. */
interface KitParts<chains extends Chains> extends KitOptions {
  readonly wagmi: Config<chains>
  readonly queryClient: QueryClient
  readonly chains: chains
  readonly storage: StorageLike
  readonly storageKey: string
  readonly instanceId: string | undefined
}

/** A kit, and a function that provides state that depends on more than the kit. */
interface AssembledKit<chains extends Chains> {
  readonly kit: KitConfig<chains>
  provide<T>(slot: Slot<T>, state: NoInfer<T>): void
}

/** Creates a kit with the state of the features that both kinds of config have. */
export function assembleKit<chains extends Chains>(
  options: KitParts<chains>,
): AssembledKit<chains> {
  const states = new Map<unknown, unknown>()
  function provide<T>(slot: Slot<T>, state: NoInfer<T>): void {
    states.set(slot, state)
  }
  const { appName, chains, instanceId, queryClient, storage, storageKey, wagmi } = options
  const kit: KitConfig<chains> = {
    appName,
    chains,
    instanceId,
    queryClient,
    storage,
    storageKey,
    wagmi,
    requireChainProof: options.requireChainProof ?? false,
    bundledWallets: options.bundledWallets ?? [],
    signInMode: options.signIn && (options.signIn.mode ?? 'optional'),
    showRecentTransactions: options.showRecentTransactions ?? false,
    showReceive: options.showReceive ?? false,
    get<T>(slot: Slot<T>): T {
      if (!states.has(slot)) states.set(slot, slot.make(kit))
      // A slot's state has the type of the slot: it was made by it or provided for it.
      return states.get(slot) as T
    },
  }
  kit.get(connectionAtStart)
  provide(namesConfig, createNamesConfig(kit, options.names))
  provide(walletSource, createWalletSource(kit, options.walletGroups))
  provide(pairingNotice, options.pairingNotice)
  if (options.signIn) {
    const store = createSignInStore(kit, options.signIn)
    provide(signInStore, store)
    provide(authentication, store)
  }
  return { kit, provide }
}
