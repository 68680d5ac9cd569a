import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { chains } from './chains.ts'
import '@rainbow-me/rainbowkit/styles.css'
import { show } from './show.tsx'
import { transports } from './transports.ts'

const config = getDefaultConfig({
  appName: 'Bench',
  projectId: 'test',
  chains,
  transports,
})
const queryClient = new QueryClient()

show(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <RainbowKitProvider>
        <ConnectButton />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
