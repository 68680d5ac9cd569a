import type { Chain } from './chain.ts'

/** The shortest key that node providers hand out has 20 characters; words are rarely that long and hold no digit. */
const keyLike = /^(?=.*\d)[a-z0-9_-]{20,}$/i

/**
 * The endpoints that a wallet may be told, which keeps and shows them: `walletRpcUrls`, else the app's own that hold
 * no credentials, query or key.
 */
export function publicRpcUrls({ rpcUrls, walletRpcUrls }: Chain): readonly string[] {
  return walletRpcUrls ?? rpcUrls.default.http.filter((url) => !looksPrivate(url))
}

/** Whether a URL holds a secret, or is none. */
export function looksPrivate(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { hash, hostname, password, pathname, search, username } = new URL(url)
  if (username || password || search || hash) return true
  return [...hostname.split('.'), ...pathname.split('/')].some((part) => keyLike.test(part))
}
