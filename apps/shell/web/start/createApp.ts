import { createKitConfig, type KitConfig } from '@foyer/kit'
import { createThemeStore } from '@foyer/kit/shell'
import { storageKey, walletAppName } from '../../config/app.ts'
import { namesOptions } from '../../config/avatars.ts'
import { chains } from '../../config/chains.ts'
import { parseDeployment } from '../../config/deployment.ts'
import type { App } from '../AppContext.ts'
import { allFeatures } from '../features/all.ts'
import { createRegistry } from '../features/registry.ts'
import { createLanguageStore } from '../i18n/languageStore.ts'
import { type AppStateStore, createAppStateStore } from '../state/createAppStateStore.ts'
import { applyDeployment } from './applyDeployment.ts'
import { connectorsFor } from './connectorsFor.ts'

/** Everything on the page that holds state. Created once, before the first paint. */
export interface StartedApp {
  readonly app: App
  readonly kitConfig: KitConfig
  readonly appState: AppStateStore
}

/** The Demo Wallet's EIP-6963 name. */
const demoWalletRdns = 'xyz.foyer.demo'

/**
 * Creates the app from its configuration and the settings that the server wrote into the page.
 *
 * @throws Error if the settings are missing or invalid.
 */
export function createApp(page: Document): StartedApp {
  const settings = page.getElementById('foyer-deployment')?.textContent ?? null
  const deployment = parseDeployment(settings)
  const isDemo = deployment.mode === 'demo'
  const { auth } = deployment
  const hasSignIn = auth !== 'none'
  const features = hasSignIn ? allFeatures : allFeatures.filter(({ id }) => id !== 'sessions')
  return {
    app: {
      deployment,
      registry: createRegistry(features),
      themeStore: createThemeStore(),
      languageStore: createLanguageStore(),
    },
    kitConfig: createKitConfig({
      appName: walletAppName,
      chains: applyDeployment(chains, deployment),
      storageKey,
      instanceId: deployment.instanceId,
      // The adapter's code is loaded on first use.
      signIn: hasSignIn
        ? {
            mode: deployment.signIn,
            adapter: async () => (await import('./signInAdapter.ts')).signInAdapter(auth),
          }
        : undefined,
      // The demo's chains have the ids of the real ones: the wallet must prove that it is on the
      // copy.
      requireChainProof: isDemo,
      // Real wallets cannot reach the demo's relay.
      pairingNotice: __DEMO__ ? () => import('../features/demo/DemoPairingNotice.tsx') : undefined,
      bundledWallets: __DEMO__ ? [demoWalletRdns] : [],
      connectors: connectorsFor(deployment),
      names: namesOptions(deployment),
      ownEndpointOrigins: deployment.ownEndpoints?.origins ?? [],
      walletGroups: async () => (await import('../../config/wallets.ts')).walletGroups,
      showRecentTransactions: true,
    }),
    appState: createAppStateStore(),
  }
}
