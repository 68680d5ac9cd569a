import { createConfig, http } from '@wagmi/core'
import type { Transport, Chain as ViemChain } from 'viem'
import type { Config, CreateConfigParameters, CreateConnectorFn } from 'wagmi'
import {
  addSetup,
  type ConnectorsForWalletsParameters,
  connectorsForWallets,
  setUpWallets,
} from './connectorsForWallets.ts'
import type { RainbowKitWalletConnectParameters, WalletList } from './wallet.ts'
import {
  coinbaseWallet,
  metaMaskWallet,
  rainbowWallet,
  safeWallet,
  walletConnectWallet,
} from './wallets.ts'

/** A chain in RainbowKit's terms. An `iconUrl` that is a function is ignored. */
export interface RainbowKitChain extends ViemChain {
  /** Icon, as a URL or a path on the page. Default: the first letter of the name. */
  readonly iconUrl?: string | (() => Promise<string>) | null | undefined
  /** CSS colour behind the icon. Default: none. */
  readonly iconBackground?: string | undefined
}

type RainbowKitChains = readonly [RainbowKitChain, ...RainbowKitChain[]]

/** Options of `getDefaultConfig`: RainbowKit's and wagmi's. */
export interface DefaultConfigParameters<
  chains extends RainbowKitChains,
  transports extends Record<chains[number]['id'], Transport>,
> extends Omit<CreateConfigParameters<chains, transports>, 'client' | 'connectors'>,
    ConnectorsForWalletsParameters {
  /** Groups of wallets. Default: `getDefaultWallets()`. */
  readonly wallets?: WalletList | undefined
  /**
   * From WalletConnect's dashboard, 32 hexadecimal digits. 'YOUR_PROJECT_ID' leaves WalletConnect
   * out. Without a wallet that uses WalletConnect it is not read.
   */
  readonly projectId: string
  /** What its `metadata` sets replaces the options above. Default: none. */
  readonly walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}

/**
 * Creates a wagmi config with wallets in groups, for `WagmiProvider` and `RainbowKitProvider`.
 *
 * @throws MissingProjectIdError if a wallet of the list uses WalletConnect and `projectId` is
 * malformed.
 */
export function getDefaultConfig<
  const chains extends RainbowKitChains,
  transports extends Record<chains[number]['id'], Transport>,
>({
  appDescription,
  appIcon,
  appName,
  appUrl,
  projectId,
  walletConnectParameters,
  wallets = getDefaultWallets().wallets,
  ...parameters
}: DefaultConfigParameters<chains, transports>): Config<chains, transports> {
  const { chains, transports } = parameters
  const { connectors, setup } = setUpWallets(wallets, {
    appDescription,
    appIcon,
    appName,
    appUrl,
    projectId,
    walletConnectParameters,
  })
  const options = {
    ...parameters,
    connectors,
    // An icon that is a function cannot be drawn.
    chains: chains.map((chain) =>
      typeof chain.iconUrl === 'function' ? { ...chain, iconUrl: undefined } : chain,
    ),
    transports: transports ?? Object.fromEntries(chains.map(({ id }) => [id, http()])),
  }
  type Parameters = CreateConfigParameters<chains, transports>
  // biome-ignore lint/plugin/casts: spreading and `map` lose the tuple.
  return addSetup(createConfig(options as unknown as Parameters), setup)
}

/** The wallets listed by default. With parameters, also their connectors. */
export function getDefaultWallets(parameters: ConnectorsForWalletsParameters): {
  wallets: WalletList
  connectors: CreateConnectorFn[]
}
export function getDefaultWallets(): { wallets: WalletList }
export function getDefaultWallets(parameters?: ConnectorsForWalletsParameters) {
  const wallets: WalletList = [
    {
      groupName: 'Popular',
      wallets: [safeWallet, rainbowWallet, coinbaseWallet, metaMaskWallet, walletConnectWallet],
    },
  ]
  return parameters
    ? { wallets, connectors: connectorsForWallets(wallets, parameters) }
    : { wallets }
}
