import { KitProvider } from '@foyer/kit'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactElement, StrictMode } from 'react'
import { AppContext } from './AppContext.ts'
import { AppErrorBoundary } from './layout/StartError.tsx'
import type { StartedApp } from './start/createApp.ts'
import { AppStateContext } from './state/useAppState.ts'

/** The whole page: the contexts around the router. */
export function Root({ app, appState, kitConfig, router }: StartedApp): ReactElement {
  return (
    <StrictMode>
      <AppErrorBoundary>
        <AppContext value={app}>
          <AppStateContext value={appState}>
            <KitProvider config={kitConfig} accountSlots={app.registry.accountSlots}>
              <RouterProvider router={router} />
            </KitProvider>
          </AppStateContext>
        </AppContext>
      </AppErrorBoundary>
    </StrictMode>
  )
}
