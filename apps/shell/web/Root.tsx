import { KitProvider } from '@foyer/kit'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactElement, StrictMode, useSyncExternalStore } from 'react'
import { AppContext } from './AppContext.ts'
import { DocumentLanguage } from './layout/DocumentLanguage.tsx'
import { AppErrorBoundary } from './layout/StartError.tsx'
import type { StartedApp } from './start/createApp.ts'
import { AppStateContext } from './state/useAppState.ts'

/** The whole page: the contexts around the router. */
export function Root({ app, appState, kitConfig, router }: StartedApp): ReactElement {
  const { get, subscribe } = app.languageStore
  const { locale, messages } = useSyncExternalStore(subscribe, get)
  return (
    <StrictMode>
      <AppErrorBoundary>
        <AppContext value={app}>
          <AppStateContext value={appState}>
            <KitProvider
              config={kitConfig}
              accountSlots={app.registry.accountSlots}
              locale={locale}
              messages={messages}
            >
              <DocumentLanguage />
              <RouterProvider router={router} />
            </KitProvider>
          </AppStateContext>
        </AppContext>
      </AppErrorBoundary>
    </StrictMode>
  )
}
