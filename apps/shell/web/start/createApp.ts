import type { KitConfig } from '@foyer/kit'
import { createThemeStore } from '@foyer/ui/theme/theme.ts'
import { createStore } from 'zustand/vanilla'
import { chains } from '../../config/chains.ts'
import { parseDeployment } from '../../config/deployment.ts'
import type { App, LookedUp } from '../AppContext.ts'
import { featuresOf } from '../features/all.ts'
import { createRegistry } from '../features/registry.ts'
import { createLanguageStore } from '../i18n/languageStore.ts'
import { type AppStateStore, createAppStateStore } from '../state/createAppStateStore.ts'
import { applyDeployment } from './applyDeployment.ts'

/** Everything on the page that holds state. Created once, before the first paint. */
export interface StartedApp {
  readonly app: App
  /** Loads the kit's config, with wagmi and viem. */
  readonly loadKit: () => Promise<KitConfig>
  readonly appState: AppStateStore
}

/**
 * Creates the app from its configuration and the settings that the server wrote into the page.
 *
 * @throws Error if the settings are missing or invalid.
 */
export function createApp(page: Document): StartedApp {
  const settings = page.getElementById('foyer-deployment')?.textContent ?? null
  const deployment = parseDeployment(settings)
  const served = applyDeployment(chains, deployment)
  return {
    app: {
      deployment,
      chains: served,
      registry: createRegistry(featuresOf(deployment)),
      themeStore: createThemeStore(),
      languageStore: createLanguageStore(),
      hasAskedToRead: createStore(() => false),
      offlineSince: createStore<number | undefined>(() => undefined),
      lookedUp: createStore<LookedUp>(() => ({})),
    },
    loadKit: async () => (await import('./createKit.ts')).createKit(deployment, served),
    appState: createAppStateStore(),
  }
}
