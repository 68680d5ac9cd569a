'use client'

import { createKitConfig, KitProvider } from '@foyer/kit'
import type { ReactNode } from 'react'
import { base, mainnet } from 'viem/chains'

// The public endpoints of viem/chains are limited; put your own here before you publish:
// `{ ...mainnet, rpcUrls: { default: { http: ['https://…'] } } }`.
const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })

declare module 'wagmi' {
  interface Register {
    config: typeof config.wagmi
  }
}

export function Providers({ children }: { children: ReactNode }) {
  return <KitProvider config={config}>{children}</KitProvider>
}
