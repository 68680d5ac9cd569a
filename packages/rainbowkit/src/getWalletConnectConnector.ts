import type { WalletConnectOptions } from '@foyer/kit/wallets'
import { walletConnect } from '@foyer/kit/wallets'
import type { CreateConnector, CreateWalletParams } from './wallet.ts'

type WalletConnectParams = Pick<CreateWalletParams, 'projectId' | 'walletConnectParameters'>

/** Connectors created here. Their wallets share one WalletConnect connector. */
const shared = new WeakSet<CreateConnector>()

/** Marks a custom wallet's `createConnector` as using WalletConnect. */
export function getWalletConnectConnector(params: WalletConnectParams): CreateConnector {
  const create: CreateConnector = () => walletConnect(walletConnectOptions('', params))
  shared.add(create)
  return create
}

/** Whether a wallet connects through the shared WalletConnect connector. */
export function isWalletConnect(create: CreateConnector): boolean {
  return shared.has(create)
}

/** Options of the kit's WalletConnect connector. */
export function walletConnectOptions(
  appName: string,
  { projectId, walletConnectParameters: { metadata, relayUrl } = {} }: WalletConnectParams,
): WalletConnectOptions {
  return { projectId, relayUrl, metadata: { ...metadata, name: metadata?.name ?? appName } }
}
