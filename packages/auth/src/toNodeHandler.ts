import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Auth } from './createAuth.ts'
import { type AuthRequest, type AuthResponse, pathOf } from './http/AuthRequest.ts'
import { nodeHeaders } from './http/nodeHeaders.ts'

/** A request listener for `node:http`, which is also a route handler for Express. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * The sign-in server for `node:http` and Express. Register it before anything that reads bodies,
 * such as `express.json()`: the handler reads its own, up to its own limit.
 */
export function toNodeHandler(auth: Pick<Auth, 'handle'>): NodeHandler {
  return async (incoming, outgoing) => {
    const { socket } = incoming
    if (isReset(socket)) {
      socket.destroy()
      return
    }
    const answer = await auth.handle(fromNode(incoming), { peerAddress: socket.remoteAddress })
    // The rest of a body that is too long is not read.
    if (answer.status === 413) outgoing.shouldKeepAlive = false
    send(answer, outgoing)
  }
}

/**
 * Whether the client has reset the connection, which may leave it without the address that limits
 * count. A Unix socket has neither of the two addresses.
 */
function isReset({ destroyed, localAddress, remoteAddress }: Socket): boolean {
  return destroyed || (remoteAddress === undefined && localAddress !== undefined)
}

function fromNode(incoming: IncomingMessage): AuthRequest {
  // Express strips the path of `app.use(path, …)` from `url`, but the routes need the full path.
  const full: unknown = Reflect.get(incoming, 'originalUrl')
  return {
    method: incoming.method ?? '',
    headers: nodeHeaders(incoming.headers),
    path: pathOf(typeof full === 'string' ? full : (incoming.url ?? '')),
    readBody: (limit) => readBody(incoming, limit),
  }
}

async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return undefined
  // Express has parsed it, or the client is gone: no event would follow.
  if (incoming.readableEnded || incoming.destroyed) throw new Error('There is no body to read.')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.byteLength
      if (length <= limit) chunks.push(chunk)
      else {
        incoming.pause()
        resolve(undefined)
      }
    })
    incoming.once('end', () => resolve(Buffer.concat(chunks)))
    incoming.once('error', reject)
    incoming.once('close', () => reject(new Error('The body broke off.')))
  })
}

function send({ body, cookies, headers, status }: AuthResponse, outgoing: ServerResponse): void {
  outgoing.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  })
  outgoing.end(body)
}
