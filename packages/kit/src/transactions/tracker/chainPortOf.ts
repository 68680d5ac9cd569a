import type { Kit } from '../../config/kit.ts'
import { checkedEndpoint } from '../../transport/checkedEndpoint.ts'
import { httpEndpoint } from '../../transport/httpEndpoint.ts'
import { type RpcRequest, requestOf } from '../../transport/requestOf.ts'
import type { ChainPort } from './ChainPort.ts'

/** How to ask a configured chain; undefined for another one. */
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

/**
 * One endpoint alone, without another try elsewhere: its silence is an answer of its own kind. One that serves another
 * network counts as silent.
 */
function endpointRequest(url: string, chainId: number): RpcRequest {
  const nothing = () => undefined
  const endpoint = httpEndpoint({ url, onReport: nothing })
  return requestOf(
    checkedEndpoint(endpoint, { chainId, url, onWrongChain: nothing, onBlock: nothing }),
  )
}
