import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { chains, rpcUrl } from './chains.ts'
import { show } from './show.tsx'

const [mainnet, bsc, base, sei] = chains
const config = createConfig(
  getDefaultConfig({
    appName: 'Bench',
    walletConnectProjectId: 'test',
    chains,
    transports: {
      [mainnet.id]: http(rpcUrl(mainnet.id)),
      [bsc.id]: http(rpcUrl(bsc.id)),
      [base.id]: http(rpcUrl(base.id)),
      [sei.id]: http(rpcUrl(sei.id)),
    },
  }),
)
const queryClient = new QueryClient()

show(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <ConnectKitProvider>
        <ConnectKitButton />
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
