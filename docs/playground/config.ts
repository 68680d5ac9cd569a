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
import { arbitrum, base, mainnet } from 'wagmi/chains'
import arbitrumIcon from '../../apps/shell/public/images/chains/arbitrum.svg?url'
import baseIcon from '../../apps/shell/public/images/chains/base.svg?url'
import ethereumIcon from '../../apps/shell/public/images/chains/ethereum.svg?url'
import { announceDemoWallet, answer } from './demoWallet.ts'

// Creating the config starts wallet discovery.
export const setDemoAnswer = announceDemoWallet()

const local = custom({ request: answer }, { retryCount: 0 })

export const wagmiConfig = createConfig({
  chains: [
    { ...mainnet, iconUrl: ethereumIcon },
    { ...base, iconUrl: baseIcon },
    { ...arbitrum, iconUrl: arbitrumIcon },
  ],
  transports: { [mainnet.id]: local, [base.id]: local, [arbitrum.id]: local },
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
