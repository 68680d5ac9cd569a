import { type Client, ccipRequest, createClient, custom, fallback, http } from 'viem'
import type { Kit } from '../config/kit.ts'
import { NamesUnavailableError } from '../errors/name.ts'
import { requestOf } from '../transport/requestOf.ts'
import { rpcLimits } from '../transport/rpcLimits.ts'
import { namesChainId, namesConfig } from './namesConfig.ts'

/**
 * A client of chain 1 for names alone, also where the app itself is on other chains. Lookups of one moment share
 * one HTTP request; gateways (ERC-3668) are asked only as configured.
 *
 * @throws NamesUnavailableError where no chain keeps names.
 */
export function createNamesClient(kit: Kit): Client {
  const { chain, gateways } = kit.once(namesConfig)
  if (!chain) throw new NamesUnavailableError()
  const { httpBatchSize, multicallBatchSize, multicallWait, retryCount, retryDelay, timeout } =
    rpcLimits
  const isConfigured = kit.chains.some(({ id }) => id === namesChainId)
  // The app's own endpoints know already which of them answers best.
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
