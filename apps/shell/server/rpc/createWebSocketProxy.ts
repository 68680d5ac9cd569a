import type { IncomingMessage } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'
import { isTrustedOrigin } from '../http/isTrustedOrigin.ts'
import { refuseSocket } from '../http/refuseSocket.ts'
import type { SocketRoute } from '../openPort.ts'
import { nodeTimeout } from './askNode.ts'
import { parseChainId } from './jsonRpc.ts'
import { pipeSockets } from './pipeSockets.ts'

export interface WebSocketProxyOptions {
  /** The WebSocket URL of each chain's node, by chain id. */
  readonly upstreams: ReadonlyMap<number, string>
  readonly publicUrl: string
}

export interface WebSocketProxy extends SocketRoute {
  /**
   * Closes every connection with code 1001, and terminates those still open after `graceMs`.
   * Default: 1000 ms.
   */
  close(graceMs?: number): Promise<void>
}

const maxMessageBytes = 1024 * 1024
const maxNodeMessageBytes = 32 * 1024 * 1024
const path = /^\/rpc\/(\d+)\/ws$/

/** `/rpc/:chainId/ws`: proxies WebSockets to the demo's nodes. */
export function createWebSocketProxy(options: WebSocketProxyOptions): WebSocketProxy {
  const { upstreams, publicUrl } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  server.on('wsClientError', (_, socket) => refuseSocket(socket, 400, publicUrl))

  const addressFor = (request: IncomingMessage) =>
    upstreams.get(parseChainId(path.exec(pathnameOf(request))?.[1]) ?? 0)

  return {
    mayUpgrade: (request) =>
      request.headers.upgrade?.toLowerCase() === 'websocket' && addressFor(request) !== undefined,
    upgrade(request, socket, head) {
      // The client may disconnect at any moment of the handshake.
      socket.on('error', () => socket.destroy())
      const address = addressFor(request)
      if (address === undefined) return refuseSocket(socket, 404, publicUrl)
      if (!isTrustedOrigin(request.headers.origin, publicUrl))
        return refuseSocket(socket, 403, publicUrl)
      server.handleUpgrade(request, socket, head, (client) => {
        const node = new WebSocket(address, {
          perMessageDeflate: false,
          handshakeTimeout: nodeTimeout,
          maxPayload: maxNodeMessageBytes,
        })
        pipeSockets(client, node)
      })
    },
    async close(graceMs = 1000) {
      const clients = [...server.clients]
      const gone = clients.map((client) => new Promise((resolve) => client.once('close', resolve)))
      for (const client of clients) {
        client.resume()
        client.close(1001, 'The server is stopping.')
      }
      const timer = setTimeout(() => {
        for (const client of clients) client.terminate()
      }, graceMs)
      await Promise.all(gone)
      clearTimeout(timer)
      server.close()
    },
  }
}

function pathnameOf(request: IncomingMessage): string {
  const base = 'http://local.invalid'
  const target = request.url ?? ''
  return URL.canParse(target, base) ? new URL(target, base).pathname : ''
}
