import { coinbase, safe, walletConnect } from '@foyer/kit/wallets'
import type { CreateConnectorFn } from 'wagmi'
import { siteName, storageKey, walletAppName } from '../../config/app.ts'
import type { Deployment } from '../../config/deployment.ts'

/** Demo only: used to prove the wallet's chain. */
const proofMethods = ['eth_getBlockByNumber']

/**
 * The connectors besides announced wallets. Their SDKs are loaded when the visitor picks one.
 * Without WalletConnect settings there is no WalletConnect connector.
 */
export function connectorsFor(deployment: Deployment): readonly CreateConnectorFn[] {
  const { instanceId, mode, publicUrl } = deployment
  const connectors: CreateConnectorFn[] = [safe(), coinbase({ appName: walletAppName })]
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
