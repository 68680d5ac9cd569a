import type { QueryClient } from '@tanstack/react-query'
import { type Config, createConfig } from '@wagmi/core'
import type { Transport } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import type { ChainRecord } from '../config/chain.ts'
import { toViemChain } from '../config/toViemChain.ts'
import { validateChains } from '../config/validateChains.ts'
import { isEager } from '../connection/isEager.ts'
import { ownConnectEvents } from '../connection/ownConnectEvents.ts'
import { type RestoreOnce, restoreOnce } from '../connection/restoreOnce.ts'
import { type NamesConfig, type NamesOptions, namesConfig } from '../ens/namesConfig.ts'
import { createSignIn, type SignIn, type SignInOptions } from '../sign-in/signIn.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { createSafeStore, type SafeStore } from '../storage/createSafeStore.ts'
import { createWagmiStorage } from '../storage/createWagmiStorage.ts'
import type { StorageLike } from '../storage/storageLike.ts'
import { createQueryClient } from '../transport/createQueryClient.ts'
import { createTransport } from '../transport/createTransport.ts'
import { type EndpointChoices, endpointChoices } from '../transport/endpointChoices.ts'
import {
  type LazyTransportRegistry,
  lazyTransportRegistry,
} from '../transport/lazyTransportRegistry.ts'
import { rpcLimits } from '../transport/rpcLimits.ts'
import { type AnnouncedWallets, discoverWallets } from '../wallets/discoverWallets.ts'
import { reviveFoundWallet } from '../wallets/reviveFoundWallet.ts'
import type { LoadWalletGroups } from '../wallets/walletDefinition.ts'
import { createWalletSource, type WalletSource } from '../wallets/walletSource.ts'

export interface KitConfigOptions {
  /** Name given to wallets. */
  readonly appName: string
  /** At least one network; the first is the default. */
  readonly chains: readonly ChainRecord[]
  /** Prefix of everything the kit stores. Default 'foyer'. */
  readonly storageKey?: string | undefined
  /** Stored data of another instance is dropped; for local chains that start anew. */
  readonly instanceId?: string | undefined
  /** Connectors beside the announced wallets (EIP-6963). */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /** Nothing is offered until the wallet has proved, by genesis block, to be on the app's own chain. */
  readonly requireChainProof?: boolean | undefined
  /** Announced wallets (by rdns) that belong to the page itself and get the group 'This demo'. */
  readonly ownWallets?: readonly string[] | undefined
  /**
   * Wallets that are listed whether or not they are installed, in groups. Loaded with the connect dialog:
   * `() => import('./walletGroups.ts')…`, or `defineWalletGroups([…])` of '@foyer/kit/wallets'. Default: only
   * announced wallets.
   */
  readonly walletGroups?: LoadWalletGroups | undefined
  /**
   * Origins of endpoints that visitors may bring along (`kit.endpointChoices`), as far as the page's content policy
   * lets them through. Default: none.
   */
  readonly ownEndpointOrigins?: readonly string[] | undefined
  /** The account dialog lists the account's three newest transactions. Default false. */
  readonly showRecentTransactions?: boolean | undefined
  /** Where names and pictures of accounts come from. Default: chain 1 as configured, and the page's own origin. */
  readonly names?: NamesOptions | undefined
  /** Lets visitors prove by a signature that the account is theirs. Absent: nobody is asked. */
  readonly signIn?: SignInOptions | undefined
  /** Default: the browser's local storage, or memory where it is refused. */
  readonly storage?: StorageLike | undefined
}

/** What `<KitProvider>` needs. Created once, outside React; holds all state of the kit. */
export interface KitConfig {
  readonly wagmi: Config
  readonly queryClient: QueryClient
  readonly appName: string
  readonly chains: readonly [ChainRecord, ...ChainRecord[]]
  readonly requireChainProof: boolean
  readonly names: NamesConfig
  readonly ownWallets: readonly string[]
  readonly announced: AnnouncedWallets
  /** The configured wallets. */
  readonly wallets: WalletSource
  readonly showRecentTransactions: boolean
  /** Ids of recently connected wallets, newest first, at most 3. */
  readonly recentWallets: SafeStore<readonly string[]>
  /** How the networks' endpoints do; loaded with the first read. */
  readonly endpoints: LazyTransportRegistry
  /** Which endpoints the visitor pinned or brought along. */
  readonly endpointChoices: SafeStore<EndpointChoices>
  /** Whether a connection was stored when the page loaded, so that the first paint can say so. */
  readonly hadConnection: boolean
  /** Restores that connection; runs once, however often the provider is mounted. */
  readonly restore: RestoreOnce
  readonly storage: StorageLike
  readonly storageKey: string
  readonly instanceId: string | undefined
  /**
   * What a part of the kit keeps for this config: made at the first call, the same at every later one. So a part that is
   * loaded on demand brings its own state along.
   */
  once<T>(make: (kit: KitConfig) => T): T
  readonly signIn: SignIn | undefined
}

/** At most this many recent wallets are kept (Spec §9). */
export const recentLimit = 3

/**
 * A wagmi config with the kit's defaults (Spec §9), and the kit's own stores.
 *
 * @throws NoChainsError, InvalidChainError when the chains cannot be used.
 */
export function createKitConfig(options: KitConfigOptions): KitConfig {
  const { storageKey = 'foyer', instanceId } = options
  const records = validateChains(options.chains)
  const storage = options.storage ?? browserStorage()
  const wagmiStorage = createWagmiStorage({ key: storageKey, storage, instanceId })
  const [first, ...rest] = records
  const transports: Record<number, Transport> = {}
  const choices = endpointChoices({ storageKey, storage, instanceId })
  const queryClient = createQueryClient()
  const endpoints = lazyTransportRegistry({
    chains: records,
    choices,
    ownOrigins: options.ownEndpointOrigins ?? [],
    queryClient,
  })
  for (const record of records) transports[record.id] = createTransport(record, endpoints)

  const wagmi = createConfig({
    chains: [toViemChain(first), ...rest.map(toViemChain)],
    transports,
    connectors: [...(options.connectors ?? [])],
    storage: wagmiStorage,
    multiInjectedProviderDiscovery: false,
    pollingInterval: rpcLimits.pollingInterval,
    batch: batchOf(records),
    // Also without a server: only so does a re-render of the provider not reconnect (wagmi #3794).
    ssr: true,
  })

  ownConnectEvents(wagmi)
  const announced = discoverWallets(wagmi)
  const wallets = createWalletSource(wagmi, announced, options.walletGroups)

  const parts = new Map<unknown, unknown>()
  const kit: KitConfig = {
    wagmi,
    queryClient,
    appName: options.appName,
    chains: records,
    requireChainProof: options.requireChainProof ?? false,
    names: namesConfig(records, options.names),
    ownWallets: options.ownWallets ?? [],
    announced,
    wallets,
    endpoints,
    endpointChoices: choices,
    showRecentTransactions: options.showRecentTransactions ?? false,
    recentWallets: createSafeStore({
      key: `${storageKey}.recentWallets`,
      version: 2,
      parse: parseIds,
      fallback: [],
      storage,
      instanceId,
    }),
    restore: restoreOnce(wagmi, () => reviveFoundWallet(wagmi, wallets)),
    hadConnection: hasStoredConnection(storage, storageKey) || wagmi.connectors.some(isEager),
    storage,
    storageKey,
    instanceId,
    once<T>(make: (config: KitConfig) => T): T {
      if (!parts.has(make)) parts.set(make, make(kit))
      // What stands under `make` was made by it.
      return parts.get(make) as T
    },
    signIn: options.signIn && createSignIn(options.signIn, { storage, storageKey, instanceId }),
  }
  return kit
}

function batchOf(records: readonly ChainRecord[]) {
  const multicall = { wait: rpcLimits.multicallWait, batchSize: rpcLimits.multicallBatchSize }
  return Object.fromEntries(
    records.map(({ id, multicall: { deployless = false } }) => [
      id,
      { multicall: { ...multicall, deployless } },
    ]),
  )
}

function hasStoredConnection(storage: StorageLike, key: string): boolean {
  return storage.getItem(`${key}.recentConnectorId`) !== null
}

function parseIds(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const ids = value.filter((id): id is string => typeof id === 'string' && id.length < 200)
  return [...new Set(ids)].slice(0, recentLimit)
}
