import type { Chain as ViemChain } from 'viem'
import type { Chain } from './chain.ts'
import { isHttpUrl, isWebSocketUrl } from './validateChains.ts'

/** Tempo and its test networks: `eth_getBalance` is a filler there. */
const withoutNativeToken: ReadonlySet<number> = new Set([4217, 42431, 31318])

/**
 * The chain as the kit uses it. What is optional and unusable is left out, so that a mistake in a
 * library's chain costs one link and not the chain: WebSocket and explorer URLs that are none, and
 * icons that are functions, as RainbowKit allows.
 */
export function usableChain({
  iconUrl,
  ...chain
}: ViemChain & Omit<Chain, 'iconUrl'> & { readonly iconUrl?: unknown }): Chain {
  const { webSocket } = chain.rpcUrls.default
  const explorer = chain.blockExplorers?.default
  return {
    ...chain,
    hasNativeToken: chain.hasNativeToken ?? !withoutNativeToken.has(chain.id),
    ...(typeof iconUrl === 'string' ? { iconUrl } : {}),
    ...(webSocket?.every(isWebSocketUrl) === false && {
      rpcUrls: {
        ...chain.rpcUrls,
        default: { ...chain.rpcUrls.default, webSocket: webSocket.filter(isWebSocketUrl) },
      },
    }),
    ...(explorer && !isHttpUrl(explorer.url) && { blockExplorers: undefined }),
  }
}
