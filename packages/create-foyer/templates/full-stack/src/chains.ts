import { base, mainnet } from 'viem/chains'

/**
 * The app's networks, in the page and on the sign-in server. The public endpoints of viem/chains
 * are limited; put your own here before you publish:
 * `{ ...mainnet, rpcUrls: { default: { http: ['https://…'] } } }`.
 */
export const chains = [mainnet, base] as const
