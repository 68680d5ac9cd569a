import { KitError } from '@foyer/kit/errors'
import type { WalletGroupDefinition, WalletKind } from '@foyer/kit/wallets'
import { coinbase, safe, walletConnect } from '@foyer/kit/wallets'
import type { Config, Connector, CreateConnectorFn } from 'wagmi'
import { walletConnectOptions } from './getWalletConnectConnector.ts'
import { hasOwnConnector, kindOf, toDefinition } from './toDefinition.ts'
import type { CreateWalletParams, Wallet, WalletList } from './wallet.ts'

export interface ConnectorsForWalletsParameters extends CreateWalletParams {
  /** Shown by WalletConnect wallets. Default: none. */
  readonly appDescription?: string | undefined
  /** Shown by WalletConnect wallets. Default: the page's origin. */
  readonly appUrl?: string | undefined
}

/** What the provider needs to know about the wallets of a config. */
export interface WalletSetup {
  readonly appName: string
  /** All wallets, in the order of their groups. */
  readonly wallets: readonly Wallet[]
  groups(): Promise<readonly WalletGroupDefinition[]>
}

/** The key under which a config or its connectors carry the wallets for the provider. */
const setupKey = Symbol('foyer.wallets')

/** The placeholder for a project id in RainbowKit's guides. */
const placeholder = 'YOUR_PROJECT_ID'

/**
 * Creates the connectors of wallets in groups. Wallets that connect through WalletConnect, Coinbase
 * or Safe share one connector each; the wallets themselves are listed by `RainbowKitProvider`, each
 * once, at its first place.
 *
 * @throws MissingProjectIdError if a wallet of the list uses WalletConnect and `projectId` is
 * malformed. With 'YOUR_PROJECT_ID' WalletConnect is left out.
 */
export function connectorsForWallets(
  walletList: WalletList,
  params: ConnectorsForWalletsParameters,
): CreateConnectorFn[] {
  const { connectors, setup } = setUpWallets(walletList, params)
  if (setup.wallets.length === 0) return []
  // Wallets that are found in the page have no connector yet.
  const carriers = connectors.length > 0 ? connectors : [setupConnector]
  return carriers.map(
    (create): CreateConnectorFn =>
      (config) =>
        addSetup(create(config), setup),
  )
}

/** The wallets of a list and their connectors, which do not carry the wallets. */
export function setUpWallets(
  walletList: WalletList,
  params: ConnectorsForWalletsParameters,
): { readonly connectors: readonly CreateConnectorFn[]; readonly setup: WalletSetup } {
  const ids = new Set<string>()
  // The same wallet may be in two groups, or go by two names, such as `base` and `coinbaseWallet`.
  const isListed = ({ hidden, id }: Wallet) => {
    if (ids.has(id) || hidden?.()) return false
    ids.add(id)
    return true
  }
  const groups = walletList.map(({ groupName, wallets }) => ({
    groupName,
    wallets: wallets.map((create) => create(params)).filter(isListed),
  }))
  const wallets = groups.flatMap((group) => group.wallets)
  const setup: WalletSetup = {
    appName: params.appName,
    wallets,
    groups: async () =>
      Promise.all(
        groups
          .filter((group) => group.wallets.length > 0)
          .map(async (group) => ({
            groupName: group.groupName,
            wallets: await Promise.all(group.wallets.map(toDefinition)),
          })),
      ),
  }
  return { connectors: [...sharedConnectors(wallets, params), ...ownConnectors(wallets)], setup }
}

/**
 * Carries the wallets if they have no connector, since wagmi keeps nothing else of what
 * `connectorsForWallets` returns. Its id keeps it out of the kit's wallet list; in an app's own
 * list of connectors it is one that cannot connect.
 */
function setupConnector(): ReturnType<CreateConnectorFn> {
  return {
    // The prefix of wallets found in the window, which the kit lists by their definitions.
    id: 'window:',
    name: 'Wallet list',
    type: 'walletList',
    connect: refuse,
    disconnect: async () => {},
    getAccounts: async () => [],
    getChainId: refuse,
    getProvider: async () => undefined,
    isAuthorized: async () => false,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }
}

async function refuse(): Promise<never> {
  throw new KitError('This connector only passes the list of wallets on to RainbowKitProvider.', {
    hint: "Leave connectors of type 'walletList' out of a list of your own.",
    docsPath: '/from-rainbowkit',
  })
}

function sharedConnectors(
  wallets: readonly Wallet[],
  params: ConnectorsForWalletsParameters,
): readonly CreateConnectorFn[] {
  const needs = (kind: WalletKind) => wallets.some((wallet) => kindOf(wallet) === kind)
  const connectors: CreateConnectorFn[] = []
  if (needs('safe')) connectors.push(safe())
  if (needs('coinbase')) connectors.push(coinbase({ appName: params.appName }))
  const needsPairing = needs('walletConnect')
  if (needsPairing && params.projectId === placeholder) {
    console.info('WalletConnect is left out: "YOUR_PROJECT_ID" is no project id.')
  } else if (needsPairing) {
    const options = walletConnectOptions(params.appName, params)
    const { appDescription: description, appIcon, appUrl: url } = params
    const icons = appIcon ? [appIcon] : undefined
    connectors.push(
      walletConnect({ ...options, metadata: { description, url, icons, ...options.metadata } }),
    )
  }
  return connectors
}

/** The app's own connectors, with the ids and names of their wallets. */
function ownConnectors(wallets: readonly Wallet[]): readonly CreateConnectorFn[] {
  return wallets.filter(hasOwnConnector).map((wallet): CreateConnectorFn => {
    const { createConnector, definition: _, hidden: __, ...details } = wallet
    const create = createConnector({ rkDetails: details })
    return (config) => ({ ...create(config), id: wallet.id, name: wallet.name })
  })
}

/** Lets a config or a connector carry the wallets. */
export function addSetup<carrier extends object>(carrier: carrier, setup: WalletSetup): carrier {
  return Object.assign(carrier, { [setupKey]: setup })
}

interface Carrier {
  readonly [setupKey]?: WalletSetup
}

/**
 * The wallets of a config from `getDefaultConfig`, or with connectors from `connectorsForWallets`.
 */
export function walletSetupOf(config: Config & Carrier): WalletSetup | undefined {
  const connectors: readonly (Connector & Carrier)[] = config.connectors
  return config[setupKey] ?? connectors.find((connector) => connector[setupKey])?.[setupKey]
}
