import { activityFeature } from './activity/feature.ts'
import type { Feature } from './feature.ts'
import { homeFeature } from './home/feature.ts'
import { networksFeature } from './networks/feature.ts'
import { sessionsFeature } from './sessions/feature.ts'
import { settingsFeature } from './settings/feature.ts'
import { galleryFeature } from './themes/feature.ts'
import { vaultFeature } from './vault/feature.ts'

/** All features of the app. Add new ones here. */
export const allFeatures: readonly Feature[] = [
  homeFeature,
  vaultFeature,
  activityFeature,
  networksFeature,
  sessionsFeature,
  settingsFeature,
  ...(__DEMO__ ? [galleryFeature] : []),
]
