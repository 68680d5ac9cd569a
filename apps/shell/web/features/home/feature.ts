import { Home as HomeIcon } from '@foyer/ui/icons/Home.tsx'
import type { Feature } from '../feature.ts'

/** `/`: the welcome page, and, once connected, the account's balances. */
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
  ],
  nav: { path: '/', label: 'nav.home', icon: HomeIcon, order: 10 },
}
