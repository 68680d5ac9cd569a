import type { AuthLog } from '../log.ts'
import type { Network } from './addresses.ts'
import { clientOf } from './clientOf.ts'

const advice =
  'X-Forwarded-For is sent, but no proxy is trusted (TRUSTED_PROXIES): all visitors behind one count as one client'

/** Who asks, as the limits count. Says once when a proxy seems to stand in front that nobody has named. */
export function createClientNames(trustedProxies: readonly Network[], log: AuthLog) {
  let isSaid = false
  return (request: Request, peerAddress: string | undefined): string | undefined => {
    const forwarded = request.headers.get('x-forwarded-for')
    if (forwarded !== null && trustedProxies.length === 0 && !isSaid) {
      // Once: a visitor can send it, too.
      isSaid = true
      log({ level: 'warn', event: advice, fields: {} })
    }
    return clientOf(peerAddress, forwarded, trustedProxies)
  }
}
