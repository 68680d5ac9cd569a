import { Activity as ActivityIcon } from '@foyer/ui/icons/Activity.tsx'
import type { Feature } from '../feature.ts'

/** `/activity`: the account's transactions and their status. */
export const activityFeature: Feature = {
  id: 'activity',
  routes: [
    {
      path: '/activity',
      title: 'nav.activity',
      load: () => import('./ActivityPage.tsx'),
      holdsAccent: true,
    },
  ],
  nav: { path: '/activity', label: 'nav.activity', icon: ActivityIcon, order: 30 },
}
