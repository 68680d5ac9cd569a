import { type Client, createClient, custom, fallback, http } from 'viem'
import { NamesUnavailableError } from '../../errors/name.ts'
import type { Kit } from '../config/kit.ts'
import { slot } from '../config/slot.ts'
import { requestOf } from '../transport/requestOf.ts'
import { rpcLimits } from '../transport/rpcLimits.ts'
import { limitedCcipRead } from './limitedCcipRead.ts'
import { namesChainId, namesConfig } from './namesConfig.ts'

/** The client of name lookups. */
export const namesClient = slot('namesClient', createNamesClient)

/**
 * Creates the chain 1 client for name lookups, also for apps on other chains only. Concurrent
 * lookups share one HTTP request. It asks no gateways: `clientForLookup` does.
 *
 * @throws NamesUnavailableError when no configured chain has names.
 */
function createNamesClient(kit: Kit): Client {
  const { chain } = kit.get(namesConfig)
  if (!chain) throw new NamesUnavailableError()
  const { httpBatchSize, multicallBatchSize, multicallWait, retryCount, retryDelay, timeout } =
    rpcLimits
  const isConfigured = kit.chains.some(({ id }) => id === namesChainId)
  // The app's own transport already ranks its endpoints.
  const transport = isConfigured
    ? custom(
        { request: requestOf(kit.wagmi.getClient({ chainId: namesChainId })) },
        { retryCount: 0 },
      )
    : fallback(
        chain.rpcUrls.default.http.map((url) =>
          http(url, { batch: { batchSize: httpBatchSize }, timeout }),
        ),
        { retryCount, retryDelay },
      )
  return createClient({
    chain,
    transport,
    batch: { multicall: { wait: multicallWait, batchSize: multicallBatchSize } },
    ccipRead: false,
  })
}

/**
 * The names client for a single lookup, which may ask the configured CCIP gateways (ERC-3668).
 *
 * @throws NamesUnavailableError when no configured chain has names.
 */
export function clientForLookup(kit: Kit): Client {
  const { gateways } = kit.get(namesConfig)
  const client = kit.get(namesClient)
  // Without a gateway, `isOffchainLookup` recognizes what the resolver answers.
  return gateways.length > 0 ? { ...client, ccipRead: limitedCcipRead(gateways) } : client
}

/**
 * viem's options for a lookup: the configured batch gateways (ENSIP-21), and no null for errors,
 * which `nullIfNone` tells apart.
 */
export function lookupOptions(kit: Kit): {
  readonly strict: true
  readonly gatewayUrls?: string[]
} {
  const { gateways } = kit.get(namesConfig)
  return { strict: true, ...(gateways.length > 0 ? { gatewayUrls: [...gateways] } : {}) }
}
