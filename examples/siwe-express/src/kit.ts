import { createKitConfig } from '@foyer/kit'
import { createSiweAdapter } from '@foyer/kit/sign-in'
import { base, mainnet } from 'viem/chains'

export const config = createKitConfig({
  appName: 'My app',
  chains: [mainnet, base],
  signIn: {
    adapter: async () => createSiweAdapter({ baseUrl: '/auth', statement: 'Sign in to My app' }),
  },
})
