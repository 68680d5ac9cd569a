import { Lock as LockIcon } from '@foyer/ui/icons/Lock.tsx'
import type { Feature } from '../feature.ts'

/** `/vault`: locks tokens until a time. The example of a page that uses all of the shared state. */
export const vaultFeature: Feature = {
  id: 'vault',
  routes: [
    {
      path: '/vault',
      title: 'nav.vault',
      load: () => import('./VaultPage.tsx'),
      holdsAccent: true,
    },
  ],
  homeCard: {
    title: 'nav.vault',
    icon: LockIcon,
    load: () => import('./VaultHomeCard.tsx'),
  },
  nav: { path: '/vault', label: 'nav.vault', icon: LockIcon, order: 20 },
}
