import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { PageRoute } from '../features/feature.ts'
import type { Registry } from '../features/registry.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { Layout } from '../layout/Layout.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The declaration of the page. */
    readonly page?: PageRoute | undefined
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** The app's router: one layout, and one lazy route for each page of the registry. */
export function createAppRouter(registry: Registry, history?: RouterHistory | undefined) {
  const root = createRootRoute({
    component: Layout,
    notFoundComponent: lazyRouteComponent(() => import('../layout/MissingPage.tsx')),
  })
  const pages = registry.routes.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      component: lazyRouteComponent(() => page.load()),
      staticData: { page },
    }),
  )
  return createRouter({
    routeTree: root.addChildren(pages),
    ...(history ? { history } : {}),
    defaultErrorComponent: ErrorPage,
    // The old page stays until the new one has loaded; only the progress bar shows the wait.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}
