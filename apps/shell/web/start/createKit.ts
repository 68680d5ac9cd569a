import { type Chains, createKitConfig, type KitConfig, type SignInAdapter } from '@foyer/kit'
import { siteName, storageKey, walletAppName } from '../../config/app.ts'
import { namesOptions } from '../../config/avatars.ts'
import type { Deployment } from '../../config/deployment.ts'
import { connectorsFor } from './connectorsFor.ts'

/** The Demo Wallet's EIP-6963 name. */
const demoWalletRdns = 'xyz.foyer.demo'

/** Creates the kit's config. Includes wagmi and viem, so it is loaded on demand. */
export function createKit(deployment: Deployment, chains: Chains): KitConfig {
  const { auth } = deployment
  const isDemo = deployment.mode === 'demo'
  return createKitConfig({
    appName: walletAppName,
    chains,
    storageKey,
    instanceId: deployment.instanceId,
    signIn:
      auth === 'none'
        ? undefined
        : { mode: deployment.signIn, adapter: () => createSignInAdapter(auth) },
    // The demo's chains have the ids of the real ones, so the wallet must prove that it is on the
    // copy.
    requireChainProof: isDemo,
    // Real wallets cannot reach the demo's relay.
    pairingNotice: __DEMO__ ? () => import('../features/demo/DemoPairingNotice.tsx') : undefined,
    bundledWallets: __DEMO__ ? [demoWalletRdns] : [],
    connectors: connectorsFor(deployment),
    names: namesOptions(deployment),
    walletGroups: async () => (await import('../../config/wallets.ts')).walletGroups,
    showRecentTransactions: true,
    showReceive: true,
  })
}

/** For the sign-in server, which by default is part of the shell's. Loads its code on first use. */
async function createSignInAdapter(baseUrl = '/auth'): Promise<SignInAdapter> {
  const { createSiweAdapter } = await import('@foyer/kit/sign-in')
  return createSiweAdapter({ baseUrl, statement: `Sign in to ${siteName}` })
}
