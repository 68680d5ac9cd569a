import { fieldOf } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import { chainById } from '../../chains/config/chain.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'
import { httpEndpoint } from '../../chains/transport/endpoints/endpoint.ts'
import { transportRegistry } from '../../chains/transport/lazyTransportRegistry.ts'
import { type RpcRequest, requestOf } from '../../chains/transport/requestOf.ts'
import { withTimeLimit } from '../../wallets/connectors/withTimeLimit.ts'
import type { TransactionRecord } from '../store/record.ts'

/** How the tracker reads one chain. */
export interface ChainPort {
  /** The app's transport: batched, with fallback. */
  readonly request: RpcRequest
  /** Each endpoint separately, for answers that need all of them. */
  readonly endpoints: readonly RpcRequest[]
}

/**
 * Time limit of a request through the page's own transport, in ms, which may have none of its own.
 * Longer than viem's `http` takes with all its retries.
 */
export const hostedLimit = 60_000

/** The port of a configured chain; undefined for any other chain. */
export function chainPortOf(kit: Kit, chainId: number): ChainPort | undefined {
  const ports = kit.get(chainPorts)
  const known = ports.get(chainId)
  if (known) return known
  const chain = chainById(kit.chains, chainId)
  if (!chain) return undefined
  const client = kit.wagmi.getClient({ chainId })
  const request = requestOf(client)
  const isHosted = kit.get(transportRegistry) === undefined
  const port = isHosted
    ? {
        request: limited(request),
        endpoints: transportsOf(client.transport, request).map(limited),
      }
    : {
        request,
        endpoints: chain.rpcUrls.default.http.map(
          // One that serves another chain counts as not responding.
          (url) => httpEndpoint({ chainId, url }).request,
        ),
      }
  ports.set(chainId, port)
  return port
}

const chainPorts = slot('chainPorts', () => new Map<number, ChainPort>())

/** The transports of viem's `fallback`; for any other transport, the client's own requests. */
function transportsOf(transport: unknown, request: RpcRequest): readonly RpcRequest[] {
  const transports = fieldOf(transport, 'transports')
  return Array.isArray(transports) ? transports.map(requestOf) : [request]
}

function limited(request: RpcRequest): RpcRequest {
  return (args) => {
    const limit = { connector: 'transport', operation: args.method, timeout: hostedLimit }
    return withTimeLimit(limit, () => request(args))
  }
}

export interface RoundOptions {
  /** The account of the records. */
  readonly address: Address
  readonly port: ChainPort
  /** The wallet that sent a record, if it is connected. */
  readonly walletOf: (record: TransactionRecord) => RpcRequest | undefined
  readonly now: number
}

/** Shared by all checks of a chain in one round. The port sends equal requests once. */
export interface Round extends RoundOptions {
  /** Sends a request although the port has had its answer in this round. */
  readonly requestAgain: RpcRequest
}

export function startRound({ port, ...round }: RoundOptions): Round {
  const request = dedupeRequests(port.request)
  const endpoints = port.endpoints.map((endpoint) =>
    endpoint === port.request ? request : dedupeRequests(endpoint),
  )
  return { ...round, port: { request, endpoints }, requestAgain: port.request }
}

/** Sends each distinct request once and shares its answer. */
function dedupeRequests(request: RpcRequest): RpcRequest {
  const answers = new Map<string, Promise<unknown>>()
  return (args) => {
    const question = JSON.stringify(args)
    const answer = answers.get(question) ?? request(args)
    answers.set(question, answer)
    return answer
  }
}
