import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { refusalHeaders, refuseSocket } from './http/refuseSocket.ts'

/**
 * How long idle connections are kept, in ms. Longer than reverse proxies keep them, so that a proxy
 * never sends a request over a connection that is about to close.
 */
const keepAliveTimeout = 75_000
/** How long a client may take to send a request, and how often that is checked, in ms. */
const requestTimeout = 30_000
const checkingInterval = 5000
/** How long a connection is kept on which nothing is sent or received meanwhile, in ms. */
const stalledTimeout = 30_000
/** How many connections this process has at a time. */
const maxConnections = 5_000
/** How many requests of a connection wait until the one before is answered. Browsers send none. */
const maxWaiting = 8

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** A path at which the server accepts WebSockets. */
export interface SocketRoute {
  /** Whether an upgrade request is accepted. Otherwise it is handled as an ordinary request. */
  mayUpgrade(request: IncomingMessage): boolean
  readonly upgrade: UpgradeListener
  /** Closes every connection. */
  close(): Promise<void>
}

export interface Listeners {
  readonly request: RequestListener
  /** Decides the headers of answers to requests that never reach `request`. Default: http. */
  readonly publicUrl?: string | undefined
  /**
   * Default: every upgrade request is handled as an ordinary request. Older versions of Node, such
   * as 22.13, cannot tell them apart and pass all of them to `upgrade`.
   */
  readonly sockets?: SocketListeners | undefined
}

type SocketListeners = Pick<SocketRoute, 'mayUpgrade' | 'upgrade'>

/** A port that this process listens on, before there is anything to serve. */
export interface OpenPort {
  readonly port: number
  /** Handles requests from now on. Until then, they get 503. */
  attach(listeners: Listeners): void
  /**
   * Accepts no new requests and waits for pending ones. After `graceMs`, closes their connections.
   * Default: 5000 ms.
   */
  close(graceMs?: number): Promise<void>
}

/** The port cannot be opened. The message says what to do instead. */
export class PortError extends Error {
  override readonly name = 'PortError'
}

export interface OpenPortOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  /** How long a client may take to send a request, in ms. Default: 30 s. */
  readonly requestTimeout?: number | undefined
  /** How often that is checked, in ms. Default: 5 s. */
  readonly connectionsCheckingInterval?: number | undefined
  /** How long a client may take nothing of its answer, in ms. Default: 30 s. */
  readonly stalledTimeout?: number | undefined
  /** More connections than this are closed at once. Default: 5000. */
  readonly maxConnections?: number | undefined
}

/**
 * Opens a port; 0 picks a free one. 'localhost' means both loopback addresses, since browsers may
 * try either first.
 *
 * @throws PortError with a message that names the port
 */
export async function openPort(options: OpenPortOptions): Promise<OpenPort> {
  const { host, port } = options
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const switchboard = createSwitchboard()
  const attempts = port === 0 ? 10 : 1
  for (let attempt = 1; ; attempt += 1) {
    try {
      return openedPort(await listenOnAll(addresses, options, switchboard), switchboard)
    } catch (error) {
      // A port that is free on one address may be taken on the other.
      if (attempt < attempts && codeOf(error) === 'EADDRINUSE') continue
      throw explain(error, host, port)
    }
  }
}

/** The error codes of listening on an IPv6 address on a machine without IPv6. */
const noIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

type Switchboard = ReturnType<typeof createSwitchboard>

/** A connection with a request that is not answered yet. */
interface Busy {
  /** The answer to the first request. */
  readonly answer: ServerResponse
  /** Start with the requests after it. */
  readonly waiting: (() => void)[]
}

function createSwitchboard() {
  let publicUrl = 'http://localhost'
  let request: RequestListener = (_, answer) => sendNotReady(answer, publicUrl)
  let sockets: SocketListeners | undefined
  let whenAnswered: (() => void) | undefined
  const busy = new WeakMap<Duplex, Busy>()

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (whenAnswered) outgoing.setHeader('connection', 'close')
    if (incoming.headers.host !== undefined || incoming.httpVersion === '1.0') {
      request(incoming, outgoing)
      return
    }
    refuse(outgoing, 400)
  }

  function refuse(outgoing: ServerResponse, status: number): void {
    outgoing.writeHead(status, { ...refusalHeaders(publicUrl), connection: 'close' }).end()
  }

  return {
    /**
     * Answers the requests of a connection one after the other. Node would start with all of them,
     * and keep their answers in memory until the client has read the first.
     */
    onRequest: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const { socket } = incoming
      const known = busy.get(socket)
      // The client has reset the connection. Without its address, no limit per client would apply.
      if (socket.remoteAddress === undefined || known?.waiting.length === maxWaiting) {
        socket.destroy()
        return
      }
      const waiting = known?.waiting ?? []
      const start = () => {
        busy.set(socket, { answer: outgoing, waiting })
        outgoing.once('close', () => {
          setImmediate(() => whenAnswered?.())
          const next = waiting.shift()
          if (next) next()
          else busy.delete(socket)
        })
        handle(incoming, outgoing)
      }
      if (known) waiting.push(start)
      else start()
    },
    /** An `Expect` header that Node does not know. */
    onExpectation: (_: IncomingMessage, outgoing: ServerResponse) => refuse(outgoing, 417),
    /** What arrived is not a request, or not in time. */
    onClientError: (error: Error, socket: Duplex) => {
      if (busy.get(socket)?.answer.headersSent) socket.destroy()
      else refuseSocket(socket, statusOf(error), publicUrl)
    },
    mayUpgrade: (incoming: IncomingMessage) => sockets?.mayUpgrade(incoming) ?? false,
    attach: (listeners: Listeners) => {
      request = listeners.request
      sockets = listeners.sockets
      publicUrl = listeners.publicUrl ?? publicUrl
    },
    close: (listener: () => void) => {
      whenAnswered = listener
    },
  }
}

/** As Node answers itself, without the headers of every response. */
function statusOf(error: Error): number {
  switch (codeOf(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413
    case 'HPE_HEADER_OVERFLOW':
      return 431
    default:
      return 400
  }
}

function sendNotReady(answer: ServerResponse, publicUrl: string): void {
  answer.writeHead(503, {
    ...refusalHeaders(publicUrl),
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '1',
    connection: 'close',
  })
  answer.end('The server is starting.\n')
}

async function listenOnAll(
  addresses: readonly string[],
  options: OpenPortOptions,
  switchboard: Switchboard,
): Promise<readonly [Server, ...Server[]]> {
  const servers: Server[] = []
  try {
    for (const address of addresses) {
      const server = createServer(
        {
          requestTimeout: options.requestTimeout ?? requestTimeout,
          connectionsCheckingInterval: options.connectionsCheckingInterval ?? checkingInterval,
          keepAliveTimeout,
          shouldUpgradeCallback: switchboard.mayUpgrade,
          // Node's own answer has none of the headers that every response has.
          requireHostHeader: false,
        },
        switchboard.onRequest,
      )
      server.on('checkExpectation', switchboard.onExpectation)
      server.on('clientError', switchboard.onClientError)
      server.timeout = options.stalledTimeout ?? stalledTimeout
      server.maxConnections = options.maxConnections ?? maxConnections
      try {
        server.listen({ host: address, port: portOf(servers[0]) ?? options.port })
        await once(server, 'listening')
        servers.push(server)
      } catch (error) {
        // Serves IPv4 only on a machine without IPv6.
        if (address !== '::1' || !noIpv6.includes(codeOf(error))) throw error
      }
    }
    const [first, ...rest] = servers
    if (!first) throw new PortError('This machine has no loopback address.')
    return [first, ...rest]
  } catch (error) {
    await Promise.all(servers.map(closed))
    throw error
  }
}

function openedPort(servers: readonly [Server, ...Server[]], switchboard: Switchboard): OpenPort {
  return {
    port: portOf(servers[0]) ?? 0,
    attach(listeners) {
      switchboard.attach(listeners)
      const { sockets } = listeners
      if (sockets) for (const server of servers) server.on('upgrade', sockets.upgrade)
    },
    async close(graceMs = 5000) {
      // Otherwise a connection stays open for another request after its last response.
      switchboard.close(() => {
        for (const server of servers) server.closeIdleConnections()
      })
      const timer = setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, graceMs)
      await Promise.all(servers.map(closed))
      clearTimeout(timer)
    },
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Also closes idle connections.
    server.close(() => resolve())
  })
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address()
  return typeof address === 'object' && address ? address.port : undefined
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function explain(error: unknown, host: string, port: number): Error {
  const options = { cause: error }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PortError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port === 65_535 ? 4700 : port + 1}.`,
        options,
      )
    case 'EACCES':
      return new PortError(
        `Port ${port} may not be opened by this user. Choose a port above 1023, for example PORT=4700.`,
        options,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new PortError(
        `HOST is "${host}", which is not an address of this machine. Leave HOST out to serve this machine only, or use HOST=0.0.0.0 with PUBLIC_URL=http://<address of this machine>:${port || 4700}.`,
        options,
      )
    default:
      return error instanceof Error
        ? error
        : new PortError(`Port ${port} cannot be opened.`, options)
  }
}
