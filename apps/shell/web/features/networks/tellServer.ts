import type { OwnEndpoint } from '@foyer/kit'
import { ownEndpointsPath, ownOriginOf } from '../../../config/ownEndpoints.ts'

/**
 * Tells the server which origins this visitor wants to reach; its answer is a cookie, which counts from the next load
 * of the page on. Whether the server took them.
 */
export async function tellServer(own: readonly OwnEndpoint[]): Promise<boolean> {
  const origins = [...new Set(own.flatMap(({ url }) => ownOriginOf(url) ?? []))]
  try {
    const response = await fetch(ownEndpointsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ origins }),
    })
    return response.ok
  } catch {
    return false // The caller says that nothing was changed.
  }
}
