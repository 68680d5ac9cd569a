import type { Kit } from '../../config/kit.ts'
import { checkedEndpoint } from '../../transport/endpoints/checkedEndpoint.ts'
import { httpEndpoint } from '../../transport/endpoints/httpEndpoint.ts'
import { type RpcRequest, requestOf } from '../../transport/requestOf.ts'

/** How the tracker reads one chain. */
export interface ChainPort {
  /** The app's transport: batched, with fallback. */
  readonly request: RpcRequest
  /** Each endpoint separately, for answers that need all of them. */
  readonly endpoints: readonly RpcRequest[]
}

/** The port of a configured chain; undefined for any other chain. */
export function chainPortOf(kit: Kit, chainId: number): ChainPort | undefined {
  const ports = kit.once(makePorts)
  const known = ports.get(chainId)
  if (known) return known
  const chain = kit.chains.find(({ id }) => id === chainId)
  if (!chain) return undefined
  const port = {
    request: requestOf(kit.wagmi.getClient({ chainId })),
    endpoints: chain.rpcUrls.default.http.map((url) => endpointRequest(url, chainId)),
  }
  ports.set(chainId, port)
  return port
}

function makePorts(): Map<number, ChainPort> {
  return new Map()
}

/** One endpoint without fallback. One that serves another chain counts as not responding. */
function endpointRequest(url: string, chainId: number): RpcRequest {
  const nothing = () => undefined
  const endpoint = httpEndpoint({ url, onReport: nothing })
  return requestOf(
    checkedEndpoint(endpoint, { chainId, url, onWrongChain: nothing, onBlock: nothing }),
  )
}
