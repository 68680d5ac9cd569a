import { type Client, ccipRequest, createClient, custom, fallback, http } from 'viem'
import type { Kit } from '../config/kit.ts'
import { NamesUnavailableError } from '../errors/name.ts'
import { requestOf } from '../transport/requestOf.ts'
import { rpcLimits } from '../transport/rpcLimits.ts'
import { namesChainId, namesConfig } from './namesConfig.ts'

/**
 * Creates the chain 1 client for name lookups, also for apps on other chains only. Concurrent
 * lookups share one HTTP request. Only configured CCIP gateways (ERC-3668) are asked.
 *
 * @throws NamesUnavailableError when no configured chain has names.
 */
export function createNamesClient(kit: Kit): Client {
  const { chain, gateways } = kit.once(namesConfig)
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
    ccipRead: {
      request: (parameters) =>
        ccipRequest({
          ...parameters,
          urls: parameters.urls.filter((url) => gateways.includes(url)),
        }),
    },
  })
}

/** viem's option for the configured batch gateways (ENSIP-21); without any, viem's own lookup. */
export function gatewayOptions(kit: Kit): { readonly gatewayUrls?: string[] } {
  const { gateways } = kit.once(namesConfig)
  return gateways.length > 0 ? { gatewayUrls: [...gateways] } : {}
}
