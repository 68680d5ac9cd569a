import { coinbase, safe, walletConnect } from '@foyer/kit/wallets'
import type { CreateConnectorFn } from 'wagmi'
import { siteName, storageKey, walletAppName } from '../../config/app.ts'
import type { Deployment } from '../../config/deployment.ts'

/** Read through the wallet itself in the demo, which proves its chain by it. */
const proofMethods = ['eth_getBlockByNumber']

/**
 * The connectors beside the wallets that announce themselves. Each is a few lines; its SDK is loaded when the
 * visitor picks it. Without a project id none goes through WalletConnect.
 */
export function connectorsFor(deployment: Deployment): readonly CreateConnectorFn[] {
  const { instanceId, mode, publicUrl } = deployment
  const connectors: CreateConnectorFn[] = [safe()]
  // Its window is a page of Coinbase's, which knows nothing of the demo's networks.
  if (mode === 'production') connectors.push(coinbase({ appName: walletAppName }))
  if (deployment.walletConnect !== undefined) {
    connectors.push(
      walletConnect({
        ...deployment.walletConnect,
        metadata: { name: walletAppName, description: siteName, url: publicUrl },
        methods: mode === 'demo' ? proofMethods : [],
        storageKey,
        instanceId,
      }),
    )
  }
  return connectors
}
