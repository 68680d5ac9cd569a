'use client'

import { createKitConfig, KitProvider } from '@foyer/kit'
import { createSiweAdapter } from '@foyer/kit/sign-in'
import type { ReactNode } from 'react'
import { base, mainnet } from 'viem/chains'

const config = createKitConfig({
  appName: 'My app',
  chains: [mainnet, base],
  signIn: {
    adapter: async () => createSiweAdapter({ baseUrl: '/auth', statement: 'Sign in to My app' }),
  },
})

export function Providers({ children }: { children: ReactNode }) {
  return <KitProvider config={config}>{children}</KitProvider>
}
