// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, http } from '@wagmi/core'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { createAuthenticationAdapter, RainbowKitAuthenticationProvider } from './authentication.tsx'
import { ConnectButton, type ConnectButtonRenderProps } from './ConnectButton.tsx'
import { RainbowKitProvider, type RainbowKitProviderProps } from './RainbowKitProvider.tsx'
import { darkTheme } from './rainbowKitTheme.ts'
import { useAccountModal, useConnectModal } from './useModals.ts'
import { WalletButton, type WalletButtonRenderProps } from './WalletButton.tsx'

let root: Root
let seen: ConnectButtonRenderProps | undefined
let button: WalletButtonRenderProps | undefined
let modals: (ReturnType<typeof useConnectModal> & ReturnType<typeof useAccountModal>) | undefined

beforeEach(() => {
  seen = undefined
  button = undefined
  modals = undefined
  delete document.documentElement.dataset.theme
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Page() {
  modals = { ...useConnectModal(), ...useAccountModal() }
  return (
    <ConnectButton.Custom>
      {(props) => {
        seen = props
        return <p>{props.account ? 'in' : 'out'}</p>
      }}
    </ConnectButton.Custom>
  )
}

function pageWith(props: Omit<RainbowKitProviderProps, 'children'> = {}, wallet?: string) {
  const config = createConfig({
    chains: [mainnet],
    transports: { 1: http() },
    connectors: [fakeConnector({ id: 'test' })],
    storage: null,
  })
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <RainbowKitProvider {...props}>
          <Page />
          {wallet === undefined ? null : (
            <WalletButton.Custom wallet={wallet}>
              {(given) => {
                button = given
                return null
              }}
            </WalletButton.Custom>
          )}
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

test("provides RainbowKit's render props and modal hooks inside the page's own wagmi", async () => {
  root.render(pageWith())
  await vi.waitFor(() => expect(seen?.mounted).toBe(true))
  expect(seen).toMatchObject({ account: undefined, connectModalOpen: false })
  expect(seen?.authenticationStatus).toBeUndefined()
  expect(modals?.openConnectModal).toBeTypeOf('function')
  expect(modals?.openAccountModal).toBeUndefined()
})

test('reports mounted as false on a server', () => {
  renderToString(pageWith())
  expect(seen?.mounted).toBe(false)
})

test("sets the theme's properties on the page and removes them again", async () => {
  const { dataset, style } = document.documentElement
  root.render(pageWith({ theme: darkTheme({ accentColor: '#7b3fe4' }) }))
  await vi.waitFor(() => expect(style.getPropertyValue('--k-accent')).toBe('#7b3fe4'))
  expect(dataset.theme).toBe('dark')
  root.unmount()
  await vi.waitFor(() => expect(style.getPropertyValue('--k-accent')).toBe(''))
  expect(dataset.theme).toBeUndefined()
  root = createRoot(document.body)
})

test("keeps the page's theme with theme null", async () => {
  root.render(pageWith({ theme: null }))
  await vi.waitFor(() => expect(seen?.mounted).toBe(true))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test("passes on the app's own authentication status", async () => {
  const adapter = createAuthenticationAdapter({
    getNonce: async () => 'nonce',
    createMessage: () => 'message',
    verify: async () => true,
    signOut: async () => {},
  })
  root.render(
    <RainbowKitAuthenticationProvider adapter={adapter} status="loading">
      {pageWith()}
    </RainbowKitAuthenticationProvider>,
  )
  await vi.waitFor(() => expect(seen?.authenticationStatus).toBe('loading'))
})

test('learnMoreUrl and the disclaimer are in the dialog', async () => {
  root.render(
    pageWith({
      appInfo: {
        learnMoreUrl: 'https://learn.example',
        disclaimer: ({ Link, Text }) => (
          <Text>
            See our <Link href="https://terms.example">terms</Link>.
          </Text>
        ),
      },
      modalSize: 'wide',
    }),
  )
  await vi.waitFor(() => expect(modals?.openConnectModal).toBeTypeOf('function'))
  modals?.openConnectModal?.()
  const dialog = () => document.querySelector('dialog')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('See our terms'))
  expect(dialog()?.querySelector('a[href="https://learn.example"]')).not.toBeNull()
})

test("a wallet button provides RainbowKit's render props and connects", async () => {
  root.render(pageWith({}, 'TEST'))
  await vi.waitFor(() => expect(button?.ready).toBe(true))
  expect(button).toMatchObject({
    connected: false,
    connector: { id: 'test', name: 'test', iconUrl: '', iconBackground: undefined },
    error: false,
    loading: false,
    mounted: true,
  })
  await button?.connect()
  await vi.waitFor(() => expect(button?.connected).toBe(true))
})
