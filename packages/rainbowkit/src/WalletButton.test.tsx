// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { getDefaultConfig } from './getDefaultConfig.ts'
import { RainbowKitProvider } from './RainbowKitProvider.tsx'
import { WalletButton } from './WalletButton.tsx'
import {
  base,
  bifrostWallet,
  injectedWallet,
  oneInchWallet,
  readyWallet,
  xdefiWallet,
} from './wallets.ts'

test.each([
  ['base', 'Coinbase Wallet'],
  ['baseAccount', 'Coinbase Wallet'],
  ['bifrostWallet', 'Bifrost Wallet'],
  ['injected', 'Browser Wallet'],
  ['1inch', '1inch Wallet'],
  ['ready', 'Ready (Argent)'],
  ['xdefi', 'Ctrl Wallet'],
])("finds the wallet with RainbowKit's id '%s'", async (id, name) => {
  const wallets = [base, bifrostWallet, injectedWallet, oneInchWallet, readyWallet, xdefiWallet]
  const config = getDefaultConfig({
    appName: 'App',
    projectId: '0'.repeat(32),
    chains: [mainnet],
    wallets: [{ groupName: 'Popular', wallets }],
  })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  root.render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <RainbowKitProvider>
          <WalletButton.Custom wallet={id}>{({ connector }) => connector.name}</WalletButton.Custom>
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  await vi.waitFor(() => expect(page.textContent).toBe(name))
  root.unmount()
  page.remove()
})
