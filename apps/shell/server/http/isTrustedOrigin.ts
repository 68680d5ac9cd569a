import { parseUrl } from '../../config/parseUrl.ts'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a request with this `Origin` may use the demo's chains: the page itself, other pages on
 * this machine, browser extensions, and programs that send no origin. Other sites and opaque
 * origins may not.
 */
export function isTrustedOrigin(origin: string | null | undefined, publicUrl: string): boolean {
  if (!origin || origin === publicUrl) return true
  const url = parseUrl(origin)
  if (!url) return false
  const { protocol, hostname } = url
  if (protocol !== 'http:' && protocol !== 'https:') return protocol.endsWith('-extension:')
  return loopback.test(hostname)
}
