import ipaddr from 'ipaddr.js'
import type { WithHeaders } from '../http/cookies.ts'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/** An address and the length of its prefix in bits. */
export type IpNetwork = readonly [IpAddress, number]

/** The names of a client's networks, for counting, the narrowest first. */
export type Client = readonly string[]

/** How many entries of `X-Forwarded-For` are read. Two thousand would take 45 ms. */
const maxHops = 32

/** The client of a request. Undefined without a usable address. */
export type ClientOf = (request: WithHeaders, peerAddress: string | undefined) => Client | undefined

/**
 * Applies `clientOf` to requests. Warns once when a proxy seems to be missing from the settings.
 */
export function createClientOf(
  trustedProxies: readonly IpNetwork[],
  warn: (event: string) => void,
): ClientOf {
  let hasWarned = false
  return (request, peerAddress) => {
    const forwarded = request.headers.get('x-forwarded-for')
    if (forwarded !== null && trustedProxies.length === 0 && !hasWarned) {
      // Only once: visitors can send the header too.
      hasWarned = true
      warn(
        'X-Forwarded-For is sent, but `trustedProxies` is empty: all visitors behind one proxy count as one client',
      )
    }
    return clientOf(peerAddress, forwarded, trustedProxies)
  }
}

/**
 * The networks of the client behind a request: an IPv4 address itself and its /24, or the /64, /56
 * and /48 of an IPv6 address, all of which may belong to one household or one rented server.
 * Undefined without a usable peer address.
 *
 * `X-Forwarded-For` counts only as far as trusted proxies wrote it. It is read from its end, and
 * the first address that is not a trusted proxy is the client. Everything before that is chosen by
 * the client and ignored.
 */
export function clientOf(
  peerAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly IpNetwork[],
): Client | undefined {
  const peer = peerAddress === undefined ? undefined : parseAddress(peerAddress)
  if (peer === undefined) return undefined
  let client = peer
  const hops = forwardedFor?.split(',').slice(-maxHops) ?? []
  while (trustedProxies.some((network) => isWithin(client, network)) && hops.length > 0) {
    const next = parseAddress(hops.pop() ?? '')
    if (next === undefined) break
    client = next
  }
  const bytes = client.toByteArray()
  const lengths = client.kind() === 'ipv4' ? [4, 3] : [8, 7, 6]
  return lengths.map((length) => `${client.kind()}:${bytes.slice(0, length).join('.')}`)
}

/**
 * Undefined unless the text is an IP address. Brackets, a zone and a port are ignored. IPv4-mapped
 * IPv6 addresses become IPv4.
 */
export function parseAddress(text: string): IpAddress | undefined {
  const bare = bareAddress(text.trim())
  // Stricter than `ipaddr.process`, which also reads '1', '0x7f.1' and octal numbers.
  if (/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(bare)) {
    const parts = bare.split('.').map(Number)
    return parts.every((part) => part <= 255) ? new ipaddr.IPv4(parts) : undefined
  }
  if (!/^[0-9a-f:.]{2,45}$/i.test(bare) || !bare.includes(':')) return undefined
  // The library reads '::1.2.3.4' as '::ffff:1.2.3.4'; those are two addresses (RFC 4291 §2.5.5).
  const unambiguous = bare.replace(/^::(?=\d+\.)/, '0::')
  if (!ipaddr.IPv6.isValid(unambiguous)) return undefined
  const address = ipaddr.IPv6.parse(unambiguous)
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

/** An address or a network such as '10.0.0.0/8'. Undefined for anything else. */
export function parseNetwork(text: string): IpNetwork | undefined {
  const [, host = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const address = parseAddress(host)
  if (address === undefined) return undefined
  const bits = address.kind() === 'ipv4' ? 32 : 128
  const prefix = Number(length ?? bits)
  return prefix <= bits ? [address, prefix] : undefined
}

function isWithin(address: IpAddress, [network, prefix]: IpNetwork): boolean {
  return address.kind() === network.kind() && address.match(network, prefix)
}

function bareAddress(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1]
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1]
  return (bracketed ?? withPort ?? text).replace(/%[\w.-]+$/, '')
}
