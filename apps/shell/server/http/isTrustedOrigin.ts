const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a script with this `Origin` may use the demo's chains: the page itself, another page of this machine,
 * a browser extension, or no browser at all. Other sites may not, nor documents with an opaque origin.
 */
export function isTrustedOrigin(origin: string | null | undefined, publicUrl: string): boolean {
  if (!origin || origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'http:' && protocol !== 'https:') return protocol.endsWith('-extension:')
  return loopback.test(hostname)
}
