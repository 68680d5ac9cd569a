import type { Deployment } from '../../config/deployment.ts'
import { type AllowedSources, contentPolicy, pageFrameAncestors } from '../../config/policy.ts'
import type { VisitorPage } from '../page/createPage.ts'
import { ownOriginsOf } from './ownOriginCookie.ts'

/**
 * The page of a visitor with their own endpoints: has their origins in `connect-src` and in the
 * deployment data. Undefined for all other visitors.
 */
export function visitorPage(
  deployment: Deployment,
  sources: readonly AllowedSources[],
): ((request: Request) => VisitorPage | undefined) | undefined {
  if (!deployment.ownEndpoints) return undefined
  return (request) => {
    const origins = ownOriginsOf(request, deployment.publicUrl)
    if (origins.length === 0) return undefined
    return {
      deployment: { ...deployment, ownEndpoints: { origins } },
      contentPolicy: contentPolicy([...sources, { connect: origins }], {
        frameAncestors: pageFrameAncestors,
      }),
    }
  }
}
