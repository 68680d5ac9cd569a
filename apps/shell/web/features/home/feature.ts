import { Home as HomeIcon } from '@foyer/ui/icons/Home.tsx'
import type { Feature } from '../feature.ts'

/** `/`: the welcome page, and, once connected, the account's balances; and any other account. */
export const homeFeature: Feature = {
  id: 'home',
  routes: [
    {
      path: '/',
      title: 'nav.home',
      load: () => import('./HomePage.tsx'),
      reads: false,
      holdsAccent: true,
    },
    {
      path: '/account/*',
      title: 'nav.home',
      load: () => import('./lookup/AccountPage.tsx'),
      reads: false,
    },
  ],
  nav: { path: '/', label: 'nav.home', icon: HomeIcon, order: 10 },
}
