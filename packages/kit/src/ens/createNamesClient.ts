import {
  BaseError,
  type Client,
  ContractFunctionRevertedError,
  ccipRequest,
  createClient,
  custom,
  fallback,
  http,
} from 'viem'
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
    // Without a gateway, `isOffchainLookup` recognizes what the resolver answers.
    ccipRead: gateways.length > 0 && {
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

/** The selector of ERC-3668's OffchainLookup. */
const offchainLookup = '0x556f1830'

/** Whether a lookup failed only because the name is stored outside chain 1, without a gateway. */
export function isOffchainLookup(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  return (
    revert instanceof ContractFunctionRevertedError &&
    revert.raw?.startsWith(offchainLookup) === true
  )
}
