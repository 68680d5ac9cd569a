import { createKitConfig } from '@foyer/kit'
import { createThemeStore } from '@foyer/kit/shell'
import { createSiweAdapter } from '@foyer/kit/sign-in'
import { base, mainnet } from 'viem/chains'

// Put your own endpoints into `rpcUrls`: the public ones of viem/chains are limited.
export const config = createKitConfig({
  appName: 'My app',
  chains: [mainnet, base],
  showRecentTransactions: true,
  signIn: {
    adapter: async () => createSiweAdapter({ baseUrl: '/auth', statement: 'Sign in to My app' }),
  },
})

/** The visitor's theme: dark, light or the system's. */
export const themeStore = createThemeStore()

declare module 'wagmi' {
  interface Register {
    config: typeof config.wagmi
  }
}
