import { type Address, isWithin, type Network, parseAddress } from './addresses.ts'

/**
 * Who asks, as a name for counting: an IPv4 address, or the /64 network of an IPv6 address, since one household has all of it. Undefined when
 * it cannot be known. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from its end, the first
 * address that is no trusted proxy is the client. What stands before it is the client's own word, and is not looked at.
 */
export function clientOf(
  peerAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly Network[],
): string | undefined {
  const peer = peerAddress === undefined ? undefined : parseAddress(peerAddress)
  if (peer === undefined) return undefined
  const isTrusted = (address: Address) =>
    trustedProxies.some((network) => isWithin(address, network))
  let client = peer
  const hops = forwardedFor?.split(',') ?? []
  while (isTrusted(client) && hops.length > 0) {
    const next = parseAddress(hops.pop() ?? '')
    if (next === undefined) break
    client = next
  }
  const { bits, value } = client
  return bits === 32 ? `4:${value.toString(16)}` : `6:${(value >> 64n).toString(16)}`
}
