import { pageStorage } from '@foyer/ui/storage/browserStorage.ts'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { createConfig } from '@wagmi/core'
import type { Transport } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import type { Chain, Chains } from '../chains/config/chain.ts'
import { looksPrivate, publicRpcUrls } from '../chains/config/publicRpcUrls.ts'
import { usableChain } from '../chains/config/usableChain.ts'
import { validateChains } from '../chains/config/validateChains.ts'
import { createQueryClient } from '../chains/transport/createQueryClient.ts'
import {
  createEndpointChoices,
  endpointChoices,
} from '../chains/transport/endpoints/endpointChoices.ts'
import {
  lazyTransport,
  lazyTransportRegistry,
  transportRegistry,
} from '../chains/transport/lazyTransportRegistry.ts'
import { rpcLimits } from '../chains/transport/rpcLimits.ts'
import { createConnectionRestore } from '../wallets/connection/restore/autoConnect.ts'
import { connectionRestore } from '../wallets/connection/restore/connectionRestore.ts'
import { announcedWallets } from '../wallets/discovery/discoverWallets.ts'
import { createWagmiStorage } from '../wallets/storage/createWagmiStorage.ts'
import { withoutConnectEvents } from '../wallets/wagmi.ts'
import { assembleKit, type KitConfig, type KitOptions } from './assembleKit.ts'

/** Options of `createKitConfig`. */
export interface KitConfigOptions<chains extends Chains = Chains> extends KitOptions {
  /** At least one chain, from `viem/chains` or your own. The first is the default. */
  readonly chains: chains
  /** Connectors in addition to announced wallets (EIP-6963). Default: none. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
}

/**
 * Creates a wagmi config with the kit's defaults and the kit's stores.
 *
 * @throws NoChainsError if `chains` is empty.
 * @throws InvalidChainError for the first invalid field of a chain.
 */
export function createKitConfig<const chains extends Chains>(
  options: KitConfigOptions<chains>,
): KitConfig<chains> {
  const { instanceId, storageKey = 'foyer' } = options
  validateChains(options.chains)
  const chains = mapped(options.chains, usableChain)
  const storage = keepStorageAlive(options.storage ?? pageStorage())
  const stored = { storageKey, storage, instanceId }
  const queryClient = createQueryClient()
  const choices = createEndpointChoices(stored)
  const registry = lazyTransportRegistry(chains, choices)
  const transports: Record<number, Transport> = {}
  for (const chain of chains) transports[chain.id] = lazyTransport(chain, registry)

  const wagmi = createConfig({
    chains: mapped(chains, publicChain),
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
  withoutConnectEvents(wagmi)

  const { kit, provide } = assembleKit({ ...options, ...stored, wagmi, queryClient, chains })
  provide(endpointChoices, choices)
  provide(transportRegistry, registry)
  // Starts wallet discovery and reads the stored connection immediately.
  kit.get(announcedWallets)
  provide(connectionRestore, createConnectionRestore(kit))
  return kit
}

function mapped<chains extends Chains>(list: chains, change: (chain: Chain) => Chain): chains {
  // biome-ignore lint/plugin/casts: `map` loses the tuple type.
  return list.map(change) as unknown as chains
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
    fees: { maxPriorityFeePerGas: () => defaultMaxPriorityFeePerGas, ...chain.fees },
  }
}

/** 1.5 gwei, in wei. */
const defaultMaxPriorityFeePerGas = 1_500_000_000n

function batchOf(chains: Chains) {
  const multicall = { wait: rpcLimits.multicallWait, batchSize: rpcLimits.multicallBatchSize }
  return Object.fromEntries(
    chains.map(({ id, contracts }) => [
      id,
      { multicall: { ...multicall, deployless: contracts?.multicall3?.deployless ?? false } },
    ]),
  )
}
