import type { Chain } from '@foyer/kit'
import { siteName, walletAppName } from '../../config/app.ts'
import type { Deployment } from '../../config/deployment.ts'

/** Starts and announces the Demo Wallet. Its code is in the demo build only. */
export async function startDemo(
  { instanceId }: Deployment,
  chains: readonly Chain[],
): Promise<void> {
  const { startDemoWallet } = await import('../../demo/wallet/startDemoWallet.tsx')
  startDemoWallet({
    chains: chains.map(({ id, name, rpcUrls }) => ({ id, name, rpcUrl: rpcUrls.default.http[0] })),
    instanceId,
    site: siteName,
    appName: walletAppName,
  })
}
