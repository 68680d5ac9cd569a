import type { Relay } from '@foyer/testkit/relay'
import { demoRelayPath } from '../../config/walletConnectSettings.ts'
import { isTrustedOrigin } from '../http/isTrustedOrigin.ts'
import { refuseSocket } from '../http/refuseSocket.ts'
import type { SocketRoute } from '../openPort.ts'

/** `/demo/relay`: the demo's WalletConnect relay, for pages and programs on this machine. */
export function relayRoute(relay: Relay, publicUrl: string): SocketRoute {
  return {
    mayUpgrade: ({ headers, url = '' }) => {
      const [path] = url.split('?')
      const isRelay = path === demoRelayPath || path === `${demoRelayPath}/`
      return isRelay && headers.upgrade?.toLowerCase() === 'websocket'
    },
    upgrade(request, socket, head) {
      if (isTrustedOrigin(request.headers.origin, publicUrl)) relay.upgrade(request, socket, head)
      else refuseSocket(socket, 403, publicUrl)
    },
    close: relay.close,
  }
}
