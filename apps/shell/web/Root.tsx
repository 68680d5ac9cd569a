import { KitProvider } from '@foyer/kit'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import {
  type ReactElement,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { AppContext } from './AppContext.ts'
import type { ShownLanguage } from './i18n/languages/shownLanguage.ts'
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
  const [prerendered] = useState(() => withoutRegion(get()))
  const { locale, messages } = useSyncExternalStore(subscribe, get, () => prerendered)
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

/**
 * The language as the server has rendered it, without the visitor's region, if that has other
 * digits: hydration fails on any other text. The region's own digits follow at once.
 */
function withoutRegion(shown: ShownLanguage): ShownLanguage {
  const { language, locale } = shown
  const hasSame = formatNumber(locale, 0) === formatNumber(language, 0)
  return hasSame ? shown : { ...shown, locale: language }
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
