import {
  type AuthenticationConfig,
  type AuthenticationStatus,
  type AvatarComponent,
  type Chain,
  ConnectButton,
  coinbaseWallet,
  createAuthenticationAdapter,
  type DisclaimerComponent,
  darkTheme,
  getDefaultConfig,
  getWalletConnectConnector,
  injectedWallet,
  type Locale,
  lightTheme,
  metaMaskWallet,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type RainbowKitProviderProps,
  safeWallet,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
  type Wallet,
  WalletButton,
  type WalletButtonRendererProps,
  type WalletDetailsParams,
  type WalletList,
} from '@foyer/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { MouseEventHandler, ReactNode } from 'react'
import { mainnet } from 'viem/chains'
import { createConnector, WagmiProvider } from 'wagmi'
import { injected } from 'wagmi/connectors'

// What apps write against RainbowKit 2.2.11, by its documentation and its published types. That it
// compiles is most of the test.

/**
 * The fields that RainbowKit's published types give `ConnectButton.Custom`, as apps declare them.
 */
interface CustomProps {
  account?: {
    address: string
    balanceDecimals?: number | undefined
    balanceFormatted?: string | undefined
    balanceSymbol?: string | undefined
    displayBalance?: string | undefined
    displayName: string
    ensAvatar?: string | undefined
    ensName?: string | undefined
    hasPendingTransactions: boolean
  }
  chain?: {
    hasIcon: boolean
    iconUrl?: string | undefined
    iconBackground?: string | undefined
    id: number
    name?: string | undefined
    unsupported?: boolean | undefined
  }
  mounted: boolean
  authenticationStatus?: AuthenticationStatus | undefined
  openAccountModal: () => void
  openChainModal: () => void
  openConnectModal: () => void
  accountModalOpen: boolean
  chainModalOpen: boolean
  connectModalOpen: boolean
}

/** A control of the app's own, which takes all that RainbowKit passes. */
function OwnControl({ account, chain, mounted }: Given<CustomProps>): ReactNode {
  if (!mounted) return 'Not mounted'
  return `${account?.displayName} ${chain?.hasIcon}`
}

/** As TypeScript sees optional properties without `exactOptionalPropertyTypes`. */
type Given<T> = { [key in keyof T]?: T[key] | undefined }

const custom = <ConnectButton.Custom>{(props) => <OwnControl {...props} />}</ConnectButton.Custom>

const connectButtons = (
  <>
    <ConnectButton />
    <ConnectButton
      accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
      chainStatus={{ smallScreen: 'none', largeScreen: 'icon' }}
      label="Sign in"
      showBalance={{ smallScreen: false, largeScreen: true }}
    />
    <ConnectButton accountStatus="address" chainStatus="name" showBalance={false} />
  </>
)

type WalletButtonProps = Parameters<WalletButtonRendererProps['children']>[0]

const walletButtons = (
  <>
    <WalletButton wallet="metamask" />
    <WalletButton.Custom wallet="rainbow">
      {({ connect, connected, connector, error, loading, mounted, ready }: WalletButtonProps) => (
        <button type="button" disabled={!ready || loading || !mounted} onClick={connect}>
          <img
            alt={connector.name}
            src={connector.iconUrl}
            style={{ background: connector.iconBackground }}
          />
          {error && 'Again'} {connected ? 'Connected' : 'Connect'}
        </button>
      )}
    </WalletButton.Custom>
  </>
)

function Hooks(): ReactNode {
  const { connectModalOpen, openConnectModal } = useConnectModal()
  const { accountModalOpen, openAccountModal } = useAccountModal()
  const { chainModalOpen, openChainModal } = useChainModal()
  const addRecentTransaction = useAddRecentTransaction()
  const hash: string = '0x…'
  const onClick: MouseEventHandler = () =>
    addRecentTransaction({ hash, description: 'Mint', confirmations: 100 })
  return (
    <>
      {openConnectModal && (
        <button type="button" onClick={openConnectModal}>
          Connect
        </button>
      )}
      {openAccountModal && (
        <button type="button" onClick={openAccountModal}>
          Account
        </button>
      )}
      {openChainModal && (
        <button type="button" onClick={openChainModal}>
          Chain
        </button>
      )}
      {accountModalOpen || chainModalOpen || connectModalOpen ? 'open' : 'closed'}
      <button type="button" onClick={onClick}>
        Mint
      </button>
    </>
  )
}

const Disclaimer: DisclaimerComponent = ({ Text, Link }) => (
  <Text>
    You agree to the <Link href="https://terms.example">Terms</Link>
  </Text>
)

const CustomAvatar: AvatarComponent = ({ address, ensImage, size }) =>
  ensImage ? <img alt="" src={ensImage} width={size} height={size} /> : <i title={address} />

const adapter = createAuthenticationAdapter({
  getNonce: async () => (await fetch('/api/nonce')).text(),
  createMessage: ({ address, chainId, nonce }) => ({ address, chainId, nonce }),
  verify: async ({ message, signature }) => message.nonce.length > 0 && signature !== '0x',
  signOut: async () => {},
})
const authentication: AuthenticationConfig<{ nonce: string }> = {
  adapter: { ...adapter, createMessage: ({ nonce }) => ({ nonce }), verify: async () => true },
  status: 'loading',
}

const chain: Chain = { ...mainnet, iconUrl: async () => '/eth.svg', iconBackground: '#fff' }
const locale: Locale = 'zh-Hans'

const providerProps: Omit<RainbowKitProviderProps, 'children'>[] = [
  { theme: null, coolMode: true, id: 'one', initialChain: mainnet, locale },
  { initialChain: 1, modalSize: 'compact', showRecentTransactions: true },
  { initialChain: chain, avatar: CustomAvatar, locale: 'en' },
  {
    appInfo: { appName: 'App', disclaimer: Disclaimer, learnMoreUrl: 'https://learn.example' },
    theme: { lightMode: lightTheme(), darkMode: darkTheme({ ...darkTheme.accentColors.pink }) },
  },
]

interface OmegaOptions {
  projectId: string
}

const omegaWallet = ({ projectId }: OmegaOptions): Wallet => ({
  id: 'omega',
  aliases: ['omega-old'],
  name: 'Omega',
  shortName: 'Om',
  rdns: 'com.omega',
  iconUrl: async () => '/omega.svg',
  iconAccent: '#0c2f78',
  iconBackground: '#0c2f78',
  installed: false,
  downloadUrls: {
    android: 'https://omega.example/a',
    ios: 'https://omega.example/i',
    chrome: 'https://omega.example/c',
    qrCode: 'https://omega.example/q',
  },
  mobile: { getUri: (uri: string) => `omega://wc?uri=${encodeURIComponent(uri)}` },
  qrCode: {
    getUri: (uri: string) => uri,
    instructions: {
      learnMoreUrl: 'https://omega.example/learn',
      steps: [{ description: 'Scan it', step: 'scan', title: 'Scan' }],
    },
  },
  extension: {
    instructions: {
      learnMoreUrl: 'https://omega.example/learn',
      steps: [{ description: 'Install it', step: 'install', title: 'Install' }],
    },
  },
  createConnector: getWalletConnectConnector({ projectId }),
})

const injectedOmega = (): Wallet => ({
  id: 'omega-injected',
  name: 'Omega extension',
  iconUrl: '/omega.svg',
  iconBackground: '#0c2f78',
  createConnector: (walletDetails: WalletDetailsParams) =>
    createConnector((config) => ({ ...injected()(config), ...walletDetails })),
})

const projectId = '0123456789abcdef0123456789abcdef'

/** A list of wallets with everything that a list may have. */
export function walletList(): WalletList {
  coinbaseWallet.preference = 'smartWalletOnly'
  const list: WalletList = [
    { groupName: 'Own', wallets: [omegaWallet, injectedOmega] },
    { groupName: 'Called', wallets: [() => metaMaskWallet({ projectId }), () => injectedWallet()] },
  ]
  list.push({ groupName: 'More', wallets: [coinbaseWallet, safeWallet] })
  return list
}

const config = getDefaultConfig({
  appName: 'App',
  projectId,
  chains: [chain],
  wallets: walletList(),
  ssr: true,
})

/** A page with all of it, with one of several sets of props. */
export function RainbowKitApp({ at }: { at: number }): ReactNode {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <RainbowKitAuthenticationProvider {...authentication} enabled={at > 0}>
          <RainbowKitProvider {...providerProps[at]}>
            {connectButtons}
            {custom}
            {walletButtons}
            <Hooks />
          </RainbowKitProvider>
        </RainbowKitAuthenticationProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

/** How many sets of props there are. */
export const variants = providerProps.length
