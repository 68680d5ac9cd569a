'use client'

import { createKitConfig, KitProvider } from '@foyer/kit'
import type { ReactNode } from 'react'
import { base, mainnet } from 'viem/chains'

const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })

export function Providers({ children }: { children: ReactNode }) {
  return <KitProvider config={config}>{children}</KitProvider>
}
