import { avatarPolicy } from './avatars.ts'
import type { Deployment } from './deployment.ts'
import type { DeploymentSources } from './policy.ts'
import { walletConnectPolicy } from './walletConnect.ts'

/** The hosts that a deployment's settings name, besides the chains' endpoints. */
export function deploymentPolicies(deployment: Deployment): readonly DeploymentSources[] {
  return [
    ...walletConnectPolicy(deployment),
    ...avatarPolicy(deployment),
    ...authPolicy(deployment),
  ]
}

/** The sign-in server as a content policy source, unless it is on the page's own host. */
function authPolicy({ auth, publicUrl }: Deployment): readonly DeploymentSources[] {
  if (auth === undefined || auth === 'none') return []
  const { origin } = new URL(auth)
  if (origin === publicUrl) return []
  return [{ connect: [origin], purpose: 'signInServer' }]
}
