import type { ChainRecord } from './chain.ts'

/** As long as the shortest key that a provider of nodes gives out, nearly always longer than a word. */
const keyLike = /^(?=.*\d)[a-z0-9_-]{20,}$/i

/**
 * The endpoints that a wallet may be told, which keeps them for good and shows them: those named for it, else those of
 * the app that hold no credentials, query or key.
 */
export function publicRpcUrls({ rpcUrls, walletRpcUrls }: ChainRecord): readonly string[] {
  return walletRpcUrls ?? rpcUrls.filter((url) => !looksPrivate(url))
}

/** Whether an endpoint's address holds something that is nobody else's business. */
export function looksPrivate(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { hash, hostname, password, pathname, search, username } = new URL(address)
  if (username || password || search || hash) return true
  return [...hostname.split('.'), ...pathname.split('/')].some((part) => keyLike.test(part))
}
