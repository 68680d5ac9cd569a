import { isLoopbackUrl } from '@foyer/ui/utils/isLoopbackUrl.ts'
import { parseUrl } from '@foyer/ui/utils/parseUrl.ts'
import type { Chain } from './chain.ts'

/**
 * Matches API keys: providers use 20 characters or more, and words that long rarely contain a
 * digit.
 */
const keyLike = /^(?=.*\d)[a-z0-9_-]{20,}$/i
/** A word with a short number, or a number: `prebsc`, `s1`, `2716446429837000`. */
const wordLike = /^(?:[a-z]{1,19}\d{0,3}|\d{1,18})$/
const uuid = /^[\da-f]{8}-[\da-f]{4}-/i
/** A chain of Avalanche by its public id (base58). */
const avalanchePath = /^\/ext\/bc\/[1-9A-HJ-NP-Za-km-z]{40,52}\/rpc\/?$/

/**
 * Endpoints that are safe to send to wallets, which store and show them: `walletRpcUrls`, or else
 * the URLs of `rpcUrls.default.http` without credentials, query or key. MetaMask takes http from
 * this machine only.
 */
export function publicRpcUrls({ rpcUrls, walletRpcUrls }: Chain): readonly string[] {
  const isTaken = (url: string) => /^https:/i.test(url) || isLoopbackUrl(url)
  return walletRpcUrls ?? rpcUrls.default.http.filter((url) => isTaken(url) && !looksPrivate(url))
}

/** Whether a URL may hold a secret. True for text that is not a URL. */
export function looksPrivate(url: string): boolean {
  const parsed = parseUrl(url)
  if (!parsed) return true
  const { hash, hostname, password, pathname, search, username } = parsed
  if (username || password || search || hash) return true
  const path = avalanchePath.test(pathname) ? '' : pathname
  const labels = hostname.split('.').filter((label) => !isPublicLabel(label))
  return [...labels, ...path.split('/')].some((part) => keyLike.test(part))
}

/**
 * Whether a label of a host name is words joined by hyphens, as in `data-seed-prebsc-1-s1`, with at
 * most one short id of the chain among them.
 */
function isPublicLabel(label: string): boolean {
  const pieces = label.split('-')
  const ids = pieces.filter((piece) => !wordLike.test(piece))
  if (pieces.length < 3 || uuid.test(label)) return false
  return ids.length === 0 || (ids.length === 1 && ids.every((id) => id.length <= 12))
}
