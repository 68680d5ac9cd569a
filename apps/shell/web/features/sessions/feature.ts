import type { Feature } from '../feature.ts'

/** The devices where the account is signed in: a section of `/settings`. */
export const sessionsFeature: Feature = {
  id: 'sessions',
  routes: [],
  settingsSection: {
    title: 'sessions.title',
    text: 'sessions.text',
    order: 20,
    load: () => import('./SessionsSection.tsx'),
  },
}
