import { createKitConfig } from '@foyer/kit'
import { createThemeStore } from '@foyer/kit/shell'
import { createSiweAdapter } from '@foyer/kit/sign-in'
import { chains } from './chains'

export const config = createKitConfig({
  appName: 'My app',
  chains,
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
