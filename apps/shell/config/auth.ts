import type { Deployment } from './deployment.ts'
import type { PolicySources } from './policy.ts'

/** The sign-in server as a content policy source, unless it is on the page's own host. */
export function authPolicy({ auth, publicUrl }: Deployment): readonly PolicySources[] {
  if (auth === undefined || auth === 'none') return []
  const { origin } = new URL(auth)
  if (origin === publicUrl) return []
  return [{ connect: [origin], reason: 'Keeps your sign-ins.' }]
}
