'use client'

import { createKitConfig, KitProvider } from '@foyer/kit'
import type { ReactNode } from 'react'
import { base, mainnet } from 'viem/chains'

// Put your own endpoints into `rpcUrls`: the public ones of viem/chains are limited.
const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })

declare module 'wagmi' {
  interface Register {
    config: typeof config.wagmi
  }
}

export function Providers({ children }: { children: ReactNode }) {
  return <KitProvider config={config}>{children}</KitProvider>
}
