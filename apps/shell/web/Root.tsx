import { KitProvider, useLocale } from '@foyer/kit'
import {
  type ReactElement,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { AppContext } from './AppContext.ts'
import { Layout } from './layout/Layout.tsx'
import { AppErrorBoundary } from './layout/StartError.tsx'
import { PageProvider } from './router/PageProvider.tsx'
import type { StartedApp } from './start/createApp.ts'
import { AppStateContext } from './state/useAppState.ts'

/** Loads the page for addresses without one. */
export const loadMissing = () => import('./layout/MissingPage.tsx')

interface RootProps extends StartedApp {
  /** Called once the layout is interactive. */
  readonly onReady?: (() => void) | undefined
}

/** The whole page: the contexts around the pages. */
export function Root({ app, appState, loadKit, onReady }: RootProps): ReactElement {
  useEffect(() => onReady?.(), [onReady])
  const { get, subscribe } = app.languageStore
  const { locale, messages } = useSyncExternalStore(subscribe, get, get)
  return (
    <StrictMode>
      <AppErrorBoundary>
        <AppContext value={app}>
          <AppStateContext value={appState}>
            <KitProvider
              config={loadKit}
              preload="idle"
              accountSlots={app.registry.accountSlots}
              locale={locale}
              messages={messages}
            >
              <DocumentLanguage />
              <PageProvider loadMissing={loadMissing}>
                <Layout />
              </PageProvider>
            </KitProvider>
          </AppStateContext>
        </AppContext>
      </AppErrorBoundary>
    </StrictMode>
  )
}

/** Sets the document's language and direction. */
function DocumentLanguage(): null {
  const { dir, locale } = useLocale()
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = dir
  }, [dir, locale])
  return null
}
