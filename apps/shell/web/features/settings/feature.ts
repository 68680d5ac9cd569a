import { Settings as SettingsIcon } from '@foyer/ui/icons/Settings.tsx'
import type { Feature } from '../feature.ts'

/** `/settings`: appearance, privacy, and a section of every feature that declares one. */
export const settingsFeature: Feature = {
  id: 'settings',
  routes: [
    {
      path: '/settings',
      title: 'nav.settings',
      load: () => import('./SettingsPage.tsx'),
      reads: false,
    },
  ],
  nav: { path: '/settings', label: 'nav.settings', icon: SettingsIcon, order: 50 },
}
