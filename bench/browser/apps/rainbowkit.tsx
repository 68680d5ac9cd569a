import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { http, WagmiProvider } from 'wagmi'
import { chains, rpcUrl } from './chains.ts'
import '@rainbow-me/rainbowkit/styles.css'
import { show } from './show.tsx'

const [mainnet, bsc, base, sei] = chains
const config = getDefaultConfig({
  appName: 'Bench',
  projectId: 'test',
  chains,
  transports: {
    [mainnet.id]: http(rpcUrl(mainnet.id)),
    [bsc.id]: http(rpcUrl(bsc.id)),
    [base.id]: http(rpcUrl(base.id)),
    [sei.id]: http(rpcUrl(sei.id)),
  },
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
