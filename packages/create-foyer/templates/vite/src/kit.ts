import { createKitConfig } from '@foyer/kit'
import { base, mainnet } from 'viem/chains'

// The public endpoints of viem/chains are limited; put your own here before you publish:
// `{ ...mainnet, rpcUrls: { default: { http: ['https://…'] } } }`.
export const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })

declare module 'wagmi' {
  interface Register {
    config: typeof config.wagmi
  }
}
