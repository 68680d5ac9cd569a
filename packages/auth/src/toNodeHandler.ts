import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Auth } from './createAuth.ts'

/** A request listener for `node:http`, which is also a route handler for Express. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * The sign-in server for `node:http` and Express. Register it before anything that reads bodies,
 * such as `express.json()`: the handler reads its own, up to its own limit.
 */
export function toNodeHandler(auth: Pick<Auth, 'fetch'>): NodeHandler {
  const listen = getRequestListener(
    (request, { incoming }) =>
      auth.fetch(request, { peerAddress: incoming.socket?.remoteAddress ?? undefined }),
    // Leaves the host's own Request and Response as they are.
    { overrideGlobalObjects: false },
  )
  return async (request, response) => {
    if (isReset(request.socket)) {
      request.socket.destroy()
      return
    }
    // Express strips the path of `app.use(path, …)` from `url`, but the routes need the full path.
    const full: unknown = Reflect.get(request, 'originalUrl')
    if (typeof full === 'string') request.url = full
    await listen(request, response)
  }
}

/**
 * Whether the client has reset the connection, which may leave it without the address that limits
 * count. A Unix socket has neither of the two addresses.
 */
function isReset({ destroyed, localAddress, remoteAddress }: Socket): boolean {
  return destroyed || (remoteAddress === undefined && localAddress !== undefined)
}
