import { authPolicy } from './auth.ts'
import { avatarPolicy } from './avatars.ts'
import type { Deployment } from './deployment.ts'
import type { PolicySources } from './policy.ts'
import { walletConnectPolicy } from './walletConnect.ts'

/** The hosts that a deployment's settings name, besides the chains' endpoints. */
export function deploymentPolicies(deployment: Deployment): readonly PolicySources[] {
  return [
    ...walletConnectPolicy(deployment),
    ...avatarPolicy(deployment),
    ...authPolicy(deployment),
  ]
}
