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

export interface KitConfigOptions<chains extends Chains = Chains> {
  /** Name given to wallets. */
  readonly appName: string
  /** At least one chain, of `viem/chains` or your own; the first is the default. */
  readonly chains: chains
  /** Prefix of everything the kit stores. Default 'foyer'. */
  readonly storageKey?: string | undefined
  /** Stored data of another instance is dropped; for local chains that start anew. */
  readonly instanceId?: string | undefined
  /** Connectors beside the announced wallets (EIP-6963). */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /**
   * Nothing is offered until the wallet has proved, by genesis block, to be on the app's own chain.
   */
  readonly requireChainProof?: boolean | undefined
  /** Announced wallets (by rdns) that belong to the page itself and get the group 'This demo'. */
  readonly bundledWallets?: readonly string[] | undefined
  /**
   * Wallets that are listed whether or not they are installed, in groups. Loaded with the connect
   * dialog: `() => import('./walletGroups.ts')…`, or `defineWalletGroups([…])` of
   * '@foyer/kit/wallets'. Default: only announced wallets.
   */
  readonly walletGroups?: LoadWalletGroups | undefined
  /**
   * A component shown beside every pairing link, in place of the hint to scan: for a page whose
   * relay wallets on phones cannot reach. `() => import('./PairingNotice.tsx')`. Default: none.
   */
  readonly pairingNotice?: LoadPairingNotice | undefined
  /**
   * Origins of endpoints that visitors may bring along (`kit.endpointChoices`), as far as the
   * page's content policy lets them through. Default: none.
   */
  readonly ownEndpointOrigins?: readonly string[] | undefined
  /** The account dialog lists the account's three newest transactions. Default false. */
  readonly showRecentTransactions?: boolean | undefined
  /**
   * Where names and pictures of accounts come from. Default: chain 1 as configured, and the page's
   * own origin.
   */
  readonly names?: NamesOptions | undefined
  /** Lets visitors prove by a signature that the account is theirs. Absent: nobody is asked. */
  readonly signIn?: SignInOptions | undefined
  /** Default: the browser's local storage, or memory where it is refused. */
  readonly storage?: StorageLike | undefined
}

/** What `<KitProvider>` needs. Created once, outside React; holds all state of the kit. */
export interface KitConfig<chains extends Chains = Chains> extends Kit<chains> {
  readonly appName: string
}

/**
 * A wagmi config with the kit's defaults (docs/spec-map.md §9), and the kit's own stores.
 *
 * @throws NoChainsError, or InvalidChainError for a chain that cannot be used.
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
    chains: chains.map(publicChain) as unknown as chains, // `map` forgets the tuple; each keeps its type.
    transports,
    connectors: [...(options.connectors ?? [])],
    storage: createWagmiStorage({ key: storageKey, storage, instanceId }),
    multiInjectedProviderDiscovery: false,
    pollingInterval: rpcLimits.pollingInterval,
    batch: batchOf(chains),
    // Also without a server: only so does a re-render of the provider not reconnect (wagmi #3794).
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
      // What stands under `make` was made or provided as its type says.
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
  // Wallets announce themselves, and a stored connection is known, from the start.
  kit.once(discoverWallets)
  kit.once(connectionRestore)
  return kit
}

/**
 * The chain as wagmi and its connectors see it. Connectors hand its endpoints to wallets, so
 * private ones are left out; the app reads through transports that know them all.
 */
function publicChain(chain: Chain): Chain {
  const isPublic = (url: string) => !looksPrivate(url)
  const webSocket = chain.rpcUrls.default.webSocket?.filter(isPublic)
  return {
    ...chain,
    rpcUrls: { default: { http: publicRpcUrls(chain), webSocket } },
    // wagmi's own estimates use this tip too; no transaction through a wallet carries it. A
    // function, since some libraries write a chain as JSON, which has no bigint.
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
