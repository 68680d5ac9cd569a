import { createConfig } from '@wagmi/core'
import type { Transport } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import type { Chain, Chains } from '../config/chain.ts'
import type { Kit } from '../config/kit.ts'
import { looksPrivate, publicRpcUrls } from '../config/publicRpcUrls.ts'
import { validateChains } from '../config/validateChains.ts'
import { authentication } from '../connection/authentication.ts'
import { connectionRestore } from '../connection/connectionRestore.ts'
import { removeConnectListeners } from '../connection/removeConnectListeners.ts'
import { type NamesOptions, namesConfig } from '../ens/namesConfig.ts'
import { createSignInStore, type SignInOptions, signInStore } from '../sign-in/signInStore.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { createWagmiStorage } from '../storage/createWagmiStorage.ts'
import type { StorageLike } from '../storage/storageLike.ts'
import { createQueryClient } from '../transport/createQueryClient.ts'
import { createTransport } from '../transport/createTransport.ts'
import { endpointChoices } from '../transport/endpoints/endpointChoices.ts'
import { defaultTip } from '../transport/fees/feeRules.ts'
import { lazyTransportRegistry, transportRegistry } from '../transport/lazyTransportRegistry.ts'
import { rpcLimits } from '../transport/rpcLimits.ts'
import { discoverWallets } from '../wallets/discovery/discoverWallets.ts'
import { createWalletSource } from '../wallets/list/walletSource.ts'
import { type LoadPairingNotice, pairingNotice } from '../wallets/pairingNotice.ts'
import type { LoadWalletGroups } from '../wallets/walletDefinition.ts'

/** Options of `createKitConfig`. */
export interface KitConfigOptions<chains extends Chains = Chains> {
  /** Name of the app, shown in wallets. */
  readonly appName: string
  /** At least one chain, from `viem/chains` or your own. The first is the default. */
  readonly chains: chains
  /** Prefix of all storage keys. Default 'foyer'. */
  readonly storageKey?: string | undefined
  /**
   * Id of the chain instance, for local chains that restart. Stored data of another id is dropped.
   * Default: none.
   */
  readonly instanceId?: string | undefined
  /** Connectors in addition to announced wallets (EIP-6963). Default: none. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /**
   * Offers no actions until the wallet proves, by genesis block, that it is on the app's chain.
   * Default false.
   */
  readonly requireChainProof?: boolean | undefined
  /**
   * rdns of announced wallets (EIP-6963) that are part of the page itself. They are listed in the
   * group 'This demo'. Default: none.
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
   * Origins of endpoints that visitors may add (`kit.endpointChoices`). The page's content security
   * policy must allow them. Default: none.
   */
  readonly ownEndpointOrigins?: readonly string[] | undefined
  /** Lists the account's three newest transactions in the account dialog. Default false. */
  readonly showRecentTransactions?: boolean | undefined
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
  readonly appName: string
}

/**
 * Creates a wagmi config with the kit's defaults (docs/spec-map.md §9) and the kit's stores.
 *
 * @throws NoChainsError if `chains` is empty.
 * @throws InvalidChainError for the first invalid field of a chain.
 */
export function createKitConfig<const chains extends Chains>(
  options: KitConfigOptions<chains>,
): KitConfig<chains> {
  const { storageKey = 'foyer', instanceId } = options
  const { chains } = options
  validateChains(chains)
  const storage = options.storage ?? browserStorage()
  const stored = { storageKey, storage, instanceId }
  const queryClient = createQueryClient()
  const choices = endpointChoices(stored)
  const ownOrigins = options.ownEndpointOrigins ?? []
  const registry = lazyTransportRegistry({ chains, choices, ownOrigins, queryClient })
  const transports: Record<number, Transport> = {}
  for (const chain of chains) transports[chain.id] = createTransport(chain, registry)

  const wagmi = createConfig({
    chains: chains.map(publicChain) as unknown as chains, // `map` loses the tuple type.
    transports,
    connectors: [...(options.connectors ?? [])],
    storage: createWagmiStorage({ key: storageKey, storage, instanceId }),
    multiInjectedProviderDiscovery: false,
    pollingInterval: rpcLimits.pollingInterval,
    batch: batchOf(chains),
    // Also needed without a server: it keeps re-renders of the provider from reconnecting (wagmi
    // #3794).
    ssr: true,
  })
  removeConnectListeners(wagmi)

  const parts = new Map<unknown, unknown>()
  function provide<T>(make: (kit: Kit) => T, part: NoInfer<T>): void {
    parts.set(make, part)
  }
  const kit: KitConfig<chains> = {
    ...stored,
    wagmi,
    queryClient,
    appName: options.appName,
    chains,
    requireChainProof: options.requireChainProof ?? false,
    bundledWallets: options.bundledWallets ?? [],
    signInMode: options.signIn && (options.signIn.mode ?? 'optional'),
    showRecentTransactions: options.showRecentTransactions ?? false,
    once<T>(make: (kit: Kit) => T): T {
      if (!parts.has(make)) parts.set(make, make(kit))
      // The part under `make` was made or provided with this type.
      return parts.get(make) as T
    },
  }
  provide(endpointChoices, choices)
  provide(transportRegistry, registry)
  provide(namesConfig, namesConfig(kit, options.names))
  provide(createWalletSource, createWalletSource(kit, options.walletGroups))
  provide(pairingNotice, options.pairingNotice)
  if (options.signIn) {
    const store = createSignInStore(options.signIn, stored)
    provide(signInStore, store)
    provide(authentication, store)
  }
  // Starts wallet discovery and reads the stored connection right away.
  kit.once(discoverWallets)
  kit.once(connectionRestore)
  return kit
}

/**
 * The chain as wagmi and its connectors see it. Connectors pass its endpoints to wallets, so it
 * leaves out private ones; the app's transports still use them all.
 */
function publicChain(chain: Chain): Chain {
  const isPublic = (url: string) => !looksPrivate(url)
  const webSocket = chain.rpcUrls.default.webSocket?.filter(isPublic)
  return {
    ...chain,
    rpcUrls: { default: { http: publicRpcUrls(chain), webSocket } },
    // Tip for wagmi's own estimates; transactions sent through a wallet do not use it. A function,
    // because some libraries serialize chains as JSON, which has no bigint.
    fees: { maxPriorityFeePerGas: () => defaultTip, ...chain.fees },
  }
}

function batchOf(chains: Chains) {
  const multicall = { wait: rpcLimits.multicallWait, batchSize: rpcLimits.multicallBatchSize }
  return Object.fromEntries(
    chains.map(({ id, contracts }) => [
      id,
      { multicall: { ...multicall, deployless: contracts?.multicall3?.deployless ?? false } },
    ]),
  )
}
