'use client'

import { createHostedKitConfig, KitProvider } from '@foyer/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type State, WagmiProvider } from 'wagmi'
import { getConfig } from './wagmi'

const kitConfig = createHostedKitConfig({ appName: 'My app' })

interface ProvidersProps {
  children: ReactNode
  /** The connection from the visitor's cookies. */
  initialState: State | undefined
}

export function Providers({ children, initialState }: ProvidersProps) {
  const [config] = useState(getConfig)
  const [queryClient] = useState(() => new QueryClient())
  return (
    <WagmiProvider config={config} initialState={initialState}>
      <QueryClientProvider client={queryClient}>
        <KitProvider config={kitConfig}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
