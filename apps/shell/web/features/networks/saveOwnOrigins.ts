import type { OwnEndpoint } from '@foyer/kit'
import { ownEndpointsPath, ownOriginOf } from '../../../config/ownEndpoints.ts'

/**
 * Sends the origins of the visitor's own endpoints to the server, which stores them in a cookie and
 * allows them in the content policy from the next page load. Resolves to whether that worked.
 */
export async function saveOwnOrigins(own: readonly OwnEndpoint[]): Promise<boolean> {
  const origins = [...new Set(own.flatMap(({ url }) => ownOriginOf(url) ?? []))]
  try {
    const response = await fetch(ownEndpointsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ origins }),
    })
    return response.ok
  } catch {
    return false
  }
}
