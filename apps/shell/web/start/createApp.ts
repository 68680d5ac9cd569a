import { createKitConfig, type KitConfig } from '@foyer/kit'
import { createThemeStore } from '@foyer/kit/shell'
import { storageKey, walletAppName } from '../../config/app.ts'
import { namesOptions } from '../../config/avatars.ts'
import { chains } from '../../config/chains.ts'
import type { App } from '../AppContext.ts'
import { allFeatures } from '../features/all.ts'
import { createRegistry } from '../features/registry.ts'
import { type AppStateStore, createAppStateStore } from '../state/createAppStateStore.ts'
import { applyDeployment } from './applyDeployment.ts'
import { connectorsFor } from './connectorsFor.ts'
import { type AppRouter, createAppRouter } from './createAppRouter.tsx'
import { readDeployment } from './readDeployment.ts'

/** Everything of the page that holds state, made once, before the first paint. */
export interface StartedApp {
  readonly app: App
  readonly kitConfig: KitConfig
  readonly router: AppRouter
  readonly appState: AppStateStore
}

/** The announced wallet that belongs to the demo itself. */
const demoWalletRdns = 'xyz.foyer.demo'

/**
 * Puts the page together from its configuration and from what the server wrote into it.
 *
 * @throws Error when the settings are missing or cannot be used.
 */
export function createApp(page: Document): StartedApp {
  const deployment = readDeployment(page)
  const isDemo = deployment.mode === 'demo'
  const registry = createRegistry(allFeatures)
  return {
    app: { deployment, registry, themeStore: createThemeStore() },
    kitConfig: createKitConfig({
      appName: walletAppName,
      chains: applyDeployment(chains, deployment),
      storageKey,
      instanceId: deployment.instanceId,
      // Everything about signing in but what says whether there may be a session arrives when it is wanted.
      signIn: {
        mode: deployment.signIn,
        adapter: async () => (await import('./signInAdapter.ts')).signInAdapter(),
      },
      // Chain ids are those of the real networks, so the wallet has to prove that it is on the copy.
      requireChainProof: isDemo,
      // Wallets on phones cannot reach the demo's relay.
      pairingNotice: __DEMO__ ? () => import('../features/demo/DemoPairingNotice.tsx') : undefined,
      bundledWallets: __DEMO__ ? [demoWalletRdns] : [],
      connectors: connectorsFor(deployment),
      names: namesOptions(deployment),
      ownEndpointOrigins: deployment.ownEndpoints?.origins ?? [],
      walletGroups: async () => (await import('../../config/wallets.ts')).walletGroups,
      showRecentTransactions: true,
    }),
    router: createAppRouter(registry),
    appState: createAppStateStore(),
  }
}
