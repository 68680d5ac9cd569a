import { GlobeIcon } from '@foyer/kit/icons'
import type { Feature } from '../feature.ts'

/** `/networks`: which networks the page knows and whom it asks. */
export const networksFeature: Feature = {
  id: 'networks',
  routes: [{ path: '/networks', title: 'nav.networks', load: () => import('./NetworksPage.tsx') }],
  nav: { path: '/networks', label: 'nav.networks', icon: GlobeIcon, order: 40 },
}
