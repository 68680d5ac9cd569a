import { parseUrl } from '@foyer/ui/utils/parseUrl.ts'
import type { Chain } from './chain.ts'

/**
 * Matches API keys: providers use 20 characters or more, and words that long rarely contain a
 * digit.
 */
const keyLike = /^(?=.*\d)[a-z0-9_-]{20,}$/i

/**
 * Endpoints that are safe to send to wallets, which store and show them: `walletRpcUrls`, or else
 * the URLs of `rpcUrls.default.http` without credentials, query or key.
 */
export function publicRpcUrls({ rpcUrls, walletRpcUrls }: Chain): readonly string[] {
  return walletRpcUrls ?? rpcUrls.default.http.filter((url) => !looksPrivate(url))
}

/** Whether a URL may hold a secret. True for text that is not a URL. */
export function looksPrivate(url: string): boolean {
  const parsed = parseUrl(url)
  if (!parsed) return true
  const { hash, hostname, password, pathname, search, username } = parsed
  if (username || password || search || hash) return true
  return [...hostname.split('.'), ...pathname.split('/')].some((part) => keyLike.test(part))
}
