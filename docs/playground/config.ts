import { createHostedKitConfig } from '@foyer/kit'
import { QueryClient } from '@tanstack/react-query'
import { createConfig, custom } from 'wagmi'
import { base, mainnet, optimism } from 'wagmi/chains'
import { announceDemoWallet, answer } from './demoWallet.ts'

// Creating the config starts wallet discovery.
announceDemoWallet()

const local = custom({ request: answer }, { retryCount: 0 })

export const wagmiConfig = createConfig({
  chains: [mainnet, base, optimism],
  transports: { [mainnet.id]: local, [base.id]: local, [optimism.id]: local },
})

export const queryClient = new QueryClient()

export const kitConfig = createHostedKitConfig({
  appName: 'Playground',
  walletGroups: async () => [(await import('@foyer/kit/wallets')).popular],
})
