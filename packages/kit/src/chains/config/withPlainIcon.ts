import type { Chain as ViemChain } from 'viem'
import type { Chain } from './chain.ts'

/**
 * The chain without an icon that is a function, which RainbowKit allows and the kit cannot draw.
 */
export function withPlainIcon({ iconUrl, ...chain }: ViemChain & { iconUrl?: unknown }): Chain {
  return typeof iconUrl === 'string' ? { ...chain, iconUrl } : chain
}
