import { Globe as GlobeIcon } from '@foyer/ui/icons/Globe.tsx'
import type { Feature } from '../feature.ts'

/** `/networks`: the configured chains and their endpoints. */
export const networksFeature: Feature = {
  id: 'networks',
  routes: [{ path: '/networks', title: 'nav.networks', load: () => import('./NetworksPage.tsx') }],
  nav: { path: '/networks', label: 'nav.networks', icon: GlobeIcon, order: 40 },
}
