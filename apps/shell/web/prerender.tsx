import type { KitConfig } from '@foyer/kit'
import { createThemeStore } from '@foyer/ui/theme/theme.ts'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createStore } from 'zustand/vanilla'
import { chains } from '../config/chains.ts'
import type { Deployment } from '../config/deployment.ts'
import { languageTags } from '../config/languages.ts'
import { missingPath, type PrerenderedPages } from '../config/prerendered.ts'
import type { App, LookedUp } from './AppContext.ts'
import { addressOf } from './address/basePath.ts'
import { featuresOf } from './features/all.ts'
import { createRegistry } from './features/registry.ts'
import { loadLanguage } from './i18n/languages/loadLanguage.ts'
import type { ShownLanguage } from './i18n/languages/shownLanguage.ts'
import { loadMissing, Root } from './Root.tsx'
import { createAppStateStore } from './state/createAppStateStore.ts'

/** A page's own module. */
interface PageModule {
  readonly path: string
  readonly module: string
  /** Whether the page is shown only once the kit has loaded. */
  readonly reads: boolean
}

/** Renders the layout of every page in every language, at build time. Contains no page content. */
export async function prerender(
  mode: Deployment['mode'],
): Promise<ReadonlyMap<string, PrerenderedPages>> {
  const registry = createRegistry(featuresOf({ mode }))
  const paths = [...registry.routes.map(({ path }) => path), missingPath]
  const byLanguage = new Map<string, PrerenderedPages>()
  for (const tag of languageTags) {
    const language = await loadLanguage(tag, [tag])
    const app = appIn(language, mode, registry)
    const pages = paths.map((path) => [path, layoutAt(path, app)] as const)
    byLanguage.set(tag, Object.fromEntries(pages))
  }
  return byLanguage
}

/**
 * The module of each page, relative to apps/shell. Works in the build's code only, where lazily
 * loaded modules export their path (scripts/build/prerender.ts).
 */
export function pageModules(mode: Deployment['mode']): Promise<readonly PageModule[]> {
  const { routes } = createRegistry(featuresOf({ mode }))
  const pages = routes.map(async ({ load, path, reads = true }) => ({
    path,
    module: String((await load()).default),
    reads,
  }))
  const missing = loadMissing().then((module) => ({
    path: missingPath,
    module: String(module.default),
    reads: false,
  }))
  return Promise.all([...pages, missing])
}

function layoutAt(path: string, app: App): string {
  return renderToString(
    <Router ssrPath={addressOf(path)}>
      <Root app={app} appState={createAppStateStore()} loadKit={neverLoadKit} />
    </Router>,
  )
}

/**
 * What the layout shows must not depend on the deployment, except for the number of demo chains.
 */
function appIn(language: ShownLanguage, mode: Deployment['mode'], registry: App['registry']): App {
  return {
    deployment: { mode, instanceId: '', publicUrl: '', chains: chains.map(withoutEndpoints) },
    chains,
    registry,
    themeStore: createThemeStore(),
    languageStore: {
      get: () => language,
      choice: () => undefined,
      choose: async () => {},
      ready: undefined,
      subscribe: () => () => {},
    },
    hasAskedToRead: createStore(() => false),
    offlineSince: createStore<number | undefined>(() => undefined),
    lookedUp: createStore<LookedUp>(() => ({})),
  }
}

const withoutEndpoints = ({ id }: { readonly id: number }) => ({ id, rpcUrls: [] })

/** Never called: only effects load the kit, and a server runs none. */
function neverLoadKit(): Promise<KitConfig> {
  return Promise.reject(new Error('There is no kit at build time.'))
}
