/** An IP address as a number, and how many bits it has. IPv4 inside IPv6 counts as IPv4. */
export interface Address {
  readonly bits: 32 | 128
  readonly value: bigint
}

export interface Network extends Address {
  /** How many of the first bits must be equal. */
  readonly prefix: number
}

/** Undefined for what is no IP address. Brackets, a zone and a port behind an address are left out. */
export function parseAddress(text: string): Address | undefined {
  const bare = bareAddress(text.trim())
  if (bare === undefined) return undefined
  if (!bare.includes(':')) return parseIpv4(bare)
  const value = parseIpv6(bare)
  if (value === undefined) return undefined
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffff_ffffn } : { bits: 128, value }
}

/** An address, or an address and the length of its prefix: '10.0.0.0/8'. Undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [, host = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const address = parseAddress(host)
  if (address === undefined) return undefined
  const prefix = Number(length ?? address.bits)
  return prefix <= address.bits ? { ...address, prefix } : undefined
}

export function isWithin(address: Address, network: Network): boolean {
  if (address.bits !== network.bits) return false
  const rest = BigInt(network.bits - network.prefix)
  return address.value >> rest === network.value >> rest
}

function bareAddress(text: string): string | undefined {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1]
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1]
  const bare = (bracketed ?? withPort ?? text).replace(/%[\w.-]+$/, '')
  return bare.length <= 45 ? bare : undefined
}

function parseIpv4(text: string): Address | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return undefined
  const parts = text.split('.').map(Number)
  if (parts.some((part) => part > 255)) return undefined
  return { bits: 32, value: parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) }
}

function parseIpv6(text: string): bigint | undefined {
  const tail = /(?<=:)\d{1,3}(?:\.\d{1,3}){3}$/.exec(text)?.[0]
  const inner = tail === undefined ? undefined : parseIpv4(tail)
  if (tail !== undefined && inner === undefined) return undefined
  const plain =
    inner === undefined || tail === undefined
      ? text
      : `${text.slice(0, -tail.length)}${(inner.value >> 16n).toString(16)}:${(inner.value & 0xffffn).toString(16)}`
  const halves = plain.split('::')
  if (halves.length > 2) return undefined
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - rest.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...rest]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}
