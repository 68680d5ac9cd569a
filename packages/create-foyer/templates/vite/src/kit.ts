import { createKitConfig } from '@foyer/kit'
import { base, mainnet } from 'viem/chains'

// Put your own endpoints into `rpcUrls`: the public ones of viem/chains are limited.
export const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })

declare module 'wagmi' {
  interface Register {
    config: typeof config.wagmi
  }
}
