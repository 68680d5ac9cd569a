// @vitest-environment happy-dom

import { useAuthentication } from '@foyer/kit'
import { alice, fakeConnector } from '@foyer/kit/testing/fakeConnector.ts'
import { changeIn, connectFirst } from '@foyer/kit/testing/fakeWallet.ts'
import { stubNode } from '@foyer/kit/testing/nodes/stubNode.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, http } from '@wagmi/core'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Config, WagmiProvider } from 'wagmi'
import {
  type AuthenticationStatus,
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
} from './authentication.tsx'
import { ConnectButton, type ConnectButtonRenderProps } from './ConnectButton.tsx'
import { connectorsForWallets } from './connectorsForWallets.ts'
import { getDefaultConfig } from './getDefaultConfig.ts'
import { RainbowKitProvider, type RainbowKitProviderProps } from './RainbowKitProvider.tsx'
import { darkTheme, lightTheme, midnightTheme } from './rainbowKitTheme.ts'
import { useAccountModal, useConnectModal } from './useModals.ts'
import { WalletButton, type WalletButtonRenderProps } from './WalletButton.tsx'
import type { WalletList } from './wallet.ts'
import { injectedWallet, rabbyWallet } from './wallets.ts'

let root: Root
let seen: ConnectButtonRenderProps | undefined
let button: WalletButtonRenderProps | undefined
let language: string | undefined
/** The account whose session each render has seen. */
let sessions: (string | undefined)[] = []
let modals: (ReturnType<typeof useConnectModal> & ReturnType<typeof useAccountModal>) | undefined

beforeEach(() => {
  seen = undefined
  button = undefined
  modals = undefined
  sessions = []
  stubNode()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Page() {
  modals = { ...useConnectModal(), ...useAccountModal() }
  language = useLocale().locale
  sessions.push(useAuthentication().session?.address)
  return (
    <ConnectButton.Custom>
      {(props) => {
        seen = props
        return <p>{props.account ? 'in' : 'out'}</p>
      }}
    </ConnectButton.Custom>
  )
}

let wagmi: Config

function pageWith(props: Omit<RainbowKitProviderProps, 'children'> = {}, wallet?: string) {
  const connectors = [fakeConnector({ id: 'test' })]
  wagmi = createConfig({ chains: [mainnet], transports: { 1: http() }, connectors, storage: null })
  return pageOn(wagmi, props, wallet)
}

function pageOn(
  wagmi: Config,
  props: Omit<RainbowKitProviderProps, 'children'> = {},
  wallet?: string,
) {
  return (
    <WagmiProvider config={wagmi} reconnectOnMount={false}>
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

/** The rules of the style sheets that scripts made. */
const sheets = () =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .join()

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

test("sets the theme's properties and look on the page and removes them again", async () => {
  const { dataset } = document.documentElement
  root.render(pageWith({ theme: darkTheme({ accentColor: '#7b3fe4' }) }))
  await vi.waitFor(() => expect(sheets()).toContain('--k-accent: #7b3fe4'))
  expect(dataset.kitLook).toBe('dark')
  root.unmount()
  await vi.waitFor(() => expect(sheets()).not.toContain('--k-accent'))
  expect(dataset.kitLook).toBeUndefined()
  root = createRoot(document.body)
})

test('is light without a theme, and has a theme for each mode, in the page of a server too', () => {
  expect(renderToString(pageWith())).toMatch(
    /<template hidden="" data-kit-look="light"><\/template><style>:where\(:root\){--k-accent:#9333ea;[^<&]*--k-font:ui-rounded,[^<&]*}<\/style>/,
  )
  const theme = { lightMode: lightTheme(), darkMode: midnightTheme({ accentColor: '#7b3fe4' }) }
  const html = renderToString(pageWith({ theme, nonce: 'r4nd0m' }))
  expect(html).toContain('data-kit-light="light" data-kit-dark="dark"')
  expect(html).toMatch(
    /<style nonce="r4nd0m">[^<]*#7b3fe4[^<]*@media \(prefers-color-scheme:light\){[^<]*#9333ea/,
  )
})

test("keeps the page's theme with theme null", async () => {
  root.render(pageWith({ theme: null }))
  await vi.waitFor(() => expect(seen?.mounted).toBe(true))
  expect(document.querySelector('template')).toBeNull()
  expect(sheets()).toBe('')
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

/** Renders the page of an app with sign-in, whose status is the argument of the result. */
function signingIn(signOut: () => Promise<void>): (status: AuthenticationStatus) => void {
  const adapter = createAuthenticationAdapter({
    getNonce: async () => 'nonce',
    createMessage: () => 'message',
    verify: async () => true,
    signOut,
  })
  const page = pageWith()
  return (status) =>
    root.render(
      <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
        {page}
      </RainbowKitAuthenticationProvider>,
    )
}

test("another account is not authenticated by the session of the app's account", async () => {
  const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  let leave: (() => void) | undefined
  const render = signingIn(() => new Promise<void>((resolve) => (leave = resolve)))
  render('authenticated')
  await vi.waitFor(() => expect(seen?.mounted).toBe(true))
  await connectFirst(wagmi)
  await vi.waitFor(() => expect(sessions.at(-1)).toBe(alice))
  changeIn(wagmi, { accounts: [bob] })
  await vi.waitFor(() => expect(leave).toBeTypeOf('function'))
  // The app says so later than the kit knows it.
  leave?.()
  await new Promise((resolve) => setTimeout(resolve))
  render('unauthenticated')
  await vi.waitFor(() => expect(seen?.authenticationStatus).toBe('unauthenticated'))
  expect(sessions).not.toContain(bob)
})

test("is in the browser's language without a locale, once the server's page is taken over", async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { languages: { value: ['de-AT', 'en'] } }))
  root.render(pageWith())
  await vi.waitFor(() => expect(language).toBe('de-AT'))
  root.render(pageWith({ locale: 'en' }))
  await vi.waitFor(() => expect(language).toBe('en'))
  root.render(pageWith({ locale: 'ua' }))
  await vi.waitFor(() => expect(language).toBe('uk'))
  renderToString(pageWith())
  expect(language).toBe('en')
})

test("ends the kit's session when the app's has ended, also after loading it again", async () => {
  const render = signingIn(async () => {})
  render('unauthenticated')
  await vi.waitFor(() => expect(seen?.mounted).toBe(true))
  await connectFirst(wagmi)
  render('authenticated')
  await vi.waitFor(() => expect(sessions.at(-1)).toBe(alice))
  render('loading')
  await vi.waitFor(() => expect(seen?.authenticationStatus).toBe('loading'))
  render('unauthenticated')
  await vi.waitFor(() => expect(seen?.authenticationStatus).toBe('unauthenticated'))
  await vi.waitFor(() => expect(sessions.at(-1)).toBeUndefined())
})

test('takes a chain icon that is a function for none', async () => {
  const withIcon = { ...mainnet, iconUrl: async () => '/eth.svg' }
  const wagmi = createConfig({
    chains: [withIcon, { ...base, iconUrl: '/base.svg' }],
    transports: { [mainnet.id]: http(), [base.id]: http() },
    connectors: [fakeConnector({ id: 'test' })],
    storage: null,
  })
  root.render(
    <WagmiProvider config={wagmi} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <RainbowKitProvider>
          <ConnectButton />
          <Page />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  await vi.waitFor(() => expect(seen?.mounted).toBe(true))
  await connectFirst(wagmi)
  await vi.waitFor(() => expect(seen?.chain).toMatchObject({ id: 1, hasIcon: false }))
  const account = () => document.querySelector('[data-kit-part="account-button"]')
  await vi.waitFor(() => expect(account()).not.toBeNull())
  changeIn(wagmi, { chainId: base.id })
  await vi.waitFor(() => expect(seen?.chain).toMatchObject({ id: base.id, hasIcon: true }))
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

const appName = 'App'
// WalletConnect is left out, so the wallets have no connector.
const projectId = 'YOUR_PROJECT_ID'
const onlyInPage = [{ groupName: 'Mine', wallets: [injectedWallet, rabbyWallet] }]

test.each<[string, () => Config]>([
  [
    'getDefaultConfig',
    () => getDefaultConfig({ appName, projectId, chains: [mainnet], wallets: onlyInPage }),
  ],
  [
    'connectorsForWallets',
    () =>
      createConfig({
        chains: [mainnet],
        transports: { 1: http() },
        connectors: connectorsForWallets(onlyInPage, { appName, projectId }),
      }),
  ],
])('lists wallets that have no connector: %s', async (_, createWagmi) => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  root.render(pageOn(createWagmi(), {}, 'rabby'))
  await vi.waitFor(() => expect(button?.ready).toBe(true))
  expect(button?.connector.name).toBe('Rabby Wallet')
  modals?.openConnectModal?.()
  const dialog = () => document.querySelector('dialog')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Rabby'))
  expect(dialog()?.textContent).toContain('Mine')
  expect(dialog()?.textContent).not.toContain('Wallet list')
})

test('lists only the wallets that announce themselves with an empty list', async () => {
  const wallets: WalletList = []
  root.render(pageOn(getDefaultConfig({ appName, projectId, chains: [mainnet], wallets })))
  await vi.waitFor(() => expect(modals?.openConnectModal).toBeTypeOf('function'))
  modals?.openConnectModal?.()
  const dialog = () => document.querySelector('dialog')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('No wallet found'))
})
