import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Auth } from './createAuth.ts'

/** A listener of `node:http`, which Express takes as a route too. */
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
    // Express cuts the path of `app.use(path, …)` off `url`, and the routes need it whole.
    const whole: unknown = Reflect.get(request, 'originalUrl')
    if (typeof whole === 'string') request.url = whole
    await listen(request, response)
  }
}
