import type { Deployment } from '../../config/deployment.ts'
import { hasVault } from '../../config/vault.ts'
import { activityFeature } from './activity/feature.ts'
import type { Feature } from './feature.ts'
import { homeFeature } from './home/feature.ts'
import { networksFeature } from './networks/feature.ts'
import { sessionsFeature } from './sessions/feature.ts'
import { settingsFeature } from './settings/feature.ts'
import { vaultFeature } from './vault/feature.ts'

/** All features of the app. Add new ones here. */
const allFeatures: readonly Feature[] = [
  homeFeature,
  vaultFeature,
  activityFeature,
  networksFeature,
  sessionsFeature,
  settingsFeature,
]

/** The features of a deployment: without those that have nothing to offer there. */
export function featuresOf({ auth, mode }: Pick<Deployment, 'auth' | 'mode'>): readonly Feature[] {
  return allFeatures.filter(({ id }) => {
    if (id === sessionsFeature.id) return auth !== 'none'
    return id !== vaultFeature.id || hasVault(mode)
  })
}
