import { createTransport, type EIP1193RequestFn, type Transport, type TransportConfig } from 'viem'
import type { Chain } from '../config/chain.ts'
import { usableChain } from '../config/usableChain.ts'
import { type ChainEndpoints, createEndpoints } from './endpoints/createEndpoints.ts'
import { rpcLimits } from './rpcLimits.ts'

/** Options of `rankedTransport`. */
export interface RankedTransportConfig {
  /** The endpoint to ask first, whatever its rank. Read at each request. Default: none. */
  readonly pinned?: (() => string | undefined) | undefined
  /** How often a request is tried again when no endpoint answers. Default 3. */
  readonly retryCount?: TransportConfig['retryCount']
  /** Wait before the first of these tries, in ms; it doubles. Default 150. */
  readonly retryDelay?: TransportConfig['retryDelay']
}

/** A viem transport over the endpoints of one chain. */
export type RankedTransport = Transport<'ranked', { readonly endpoints: ChainEndpoints }>

/**
 * A viem transport that reads a chain through all endpoints of its `rpcUrls.default`, `http` and
 * `webSocket`: the best one first, the next one if it fails. Endpoints are ranked by the last ten
 * requests to each, 0.7 stability and 0.3 latency. Each has to prove its chain id, with the first
 * request and every ten seconds. Requests are batched (1000) and have a limit of 10 s. For wagmi's
 * `createConfig` and viem's clients; the client's `transport.endpoints` tells their health.
 *
 * @example
 * createConfig({ chains: [mainnet], transports: { [mainnet.id]: rankedTransport(mainnet) } })
 */
export function rankedTransport(chain: Chain, config: RankedTransportConfig = {}): RankedTransport {
  return transportOf(createEndpoints(usableChain(chain), config), config)
}

/** The transport of endpoints that exist already. */
export function transportOf(
  endpoints: ChainEndpoints,
  config: RankedTransportConfig = {},
): RankedTransport {
  const { retryCount = rpcLimits.retryCount, retryDelay = rpcLimits.retryDelay } = config
  return () =>
    createTransport(
      {
        key: 'ranked',
        name: 'Ranked JSON-RPC',
        // viem's type lists every method; answers are validated where they are read.
        request: endpoints.request as EIP1193RequestFn,
        retryCount,
        retryDelay,
        timeout: rpcLimits.timeout,
        type: 'ranked',
      },
      { endpoints },
    )
}
