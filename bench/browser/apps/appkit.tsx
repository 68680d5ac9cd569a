import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { chains } from './chains.ts'
import { show } from './show.tsx'

const [mainnet, bsc, base, sei] = chains
const networks: [typeof mainnet, typeof bsc, typeof base, typeof sei] = [mainnet, bsc, base, sei]
const adapter = new WagmiAdapter({ networks, projectId: 'test' })
createAppKit({
  adapters: [adapter],
  networks,
  projectId: 'test',
  features: { analytics: false, email: false, socials: [] },
})
const queryClient = new QueryClient()

show(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={queryClient}>
      <appkit-button />
    </QueryClientProvider>
  </WagmiProvider>,
)
