import { createHostedKitConfig } from '@foyer/kit'
import {
  coinbaseWallet,
  metaMaskWallet,
  okxWallet,
  phantomWallet,
  rabbyWallet,
  rainbowWallet,
  trustWallet,
  zerionWallet,
} from '@foyer/kit/wallets'
import { QueryClient } from '@tanstack/react-query'
import { createConfig, custom } from 'wagmi'
import { base, mainnet, optimism } from 'wagmi/chains'
import { announceDemoWallet, answer } from './demoWallet.ts'

// Creating the config starts wallet discovery.
export const setDemoAnswer = announceDemoWallet()

const local = custom({ request: answer }, { retryCount: 0 })

export const wagmiConfig = createConfig({
  chains: [mainnet, base, optimism],
  transports: { [mainnet.id]: local, [base.id]: local, [optimism.id]: local },
})

export const queryClient = new QueryClient()

export const wallets = [
  {
    groupName: 'Popular',
    wallets: [
      rainbowWallet,
      coinbaseWallet,
      metaMaskWallet,
      rabbyWallet,
      phantomWallet,
      okxWallet,
      zerionWallet,
      trustWallet,
    ],
  },
]

export const kitConfig = createHostedKitConfig({
  appName: 'Playground',
  walletGroups: async () => wallets,
})
