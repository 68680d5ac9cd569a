import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { createMailbox, type StoredMessage } from './mailbox.ts'
import { parseRelayCall, type RelayCall } from './relayCall.ts'

/** A WalletConnect relay (protocol 2, `irn_*` over WebSocket) for this machine only. */
export interface Relay {
  /** Handles an HTTP upgrade request. The caller decides whether to accept it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes all connections, like a network failure. Clients may reconnect. */
  drop(): void
  /** Number of connected clients. */
  readonly clients: number
  /** Number of connections accepted so far. */
  readonly accepted: number
  /** Closes all connections and accepts no more. */
  close(): Promise<void>
}

interface Client {
  readonly socket: WebSocket
  /** Identifies the client across connections: the `iss` of its token. */
  readonly identity: string
  readonly topics: Set<string>
  readonly delivering: Map<string, StoredMessage>
}

/** What the steps of a relay share. */
interface Run {
  readonly clients: Set<Client>
  readonly mailbox: ReturnType<typeof createMailbox>
  lastId: number
}

const maxMessageBytes = 512 * 1024
const maxClients = 100
const maxTopicsPerClient = 2_000
/** Interval between pings, in ms. Clients in Node close a connection that is silent for 35 s. */
const pingEveryMs = 20_000

/**
 * Stores messages by topic for later subscribers and forwards them to current ones. Messages are
 * encrypted, and senders are not authenticated: for tests and demos only.
 */
export function createRelay(): Relay {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  const run: Run = { clients: new Set(), mailbox: createMailbox(), lastId: 0 }
  const { clients } = run
  let accepted = 0
  const pinging = setInterval(() => {
    for (const { socket } of clients) socket.ping()
  }, pingEveryMs)
  pinging.unref()

  return {
    get clients() {
      return clients.size
    },
    get accepted() {
      return accepted
    },
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      if (clients.size >= maxClients) {
        socket.destroy()
        return
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const client: Client = {
          socket: webSocket,
          identity: identityOf(request),
          topics: new Set(),
          delivering: new Map(),
        }
        clients.add(client)
        accepted += 1
        webSocket.on('message', (data) => receive(run, client, data))
        // 'close' always follows an error.
        webSocket.on('error', () => {})
        webSocket.on('close', () => clients.delete(client))
      })
    },
    drop() {
      for (const { socket } of clients) socket.terminate()
    },
    async close() {
      clearInterval(pinging)
      for (const { socket } of clients) socket.terminate()
      server.close()
    },
  }
}

function receive(run: Run, client: Client, data: RawData): void {
  const call = parseRelayCall(textOf(data))
  if ('error' in call) {
    send(client.socket, { jsonrpc: '2.0', ...call })
  } else if ('ack' in call) {
    client.delivering.get(String(call.ack))?.doneBy.add(client.identity)
    client.delivering.delete(String(call.ack))
  } else {
    handle(run, client, call)
  }
}

function handle(run: Run, client: Client, call: RelayCall): void {
  for (const topic of call.leave) client.topics.delete(topic)
  // The answer comes first: a client ignores messages of a topic before its subscription is
  // confirmed.
  send(client.socket, { id: call.id, jsonrpc: '2.0', result: answerTo(client, call) })
  for (const topic of call.join) join(run, client, topic)
  for (const message of call.publish) {
    const stored = run.mailbox.store(message, client.identity)
    for (const other of run.clients) {
      if (other.identity !== client.identity && other.topics.has(message.topic)) {
        deliver(run, other, stored)
      }
    }
  }
}

function join(run: Run, client: Client, topic: string): void {
  if (client.topics.size >= maxTopicsPerClient) return
  client.topics.add(topic)
  for (const stored of run.mailbox.waiting(topic, client.identity)) deliver(run, client, stored)
}

function deliver(run: Run, client: Client, stored: StoredMessage): void {
  run.lastId += 1
  const id = `${run.lastId}`
  client.delivering.set(id, stored)
  const { topic, message, publishedAt, tag, attestation } = stored
  send(client.socket, {
    id,
    jsonrpc: '2.0',
    method: 'irn_subscription',
    params: {
      id: subscriptionId(client, topic),
      data: { topic, message, publishedAt, tag, attestation },
    },
  })
}

function answerTo(client: Client, { answer, join }: RelayCall): unknown {
  const ids = join.map((topic) => subscriptionId(client, topic))
  if (answer === 'subscription') return ids[0]
  if (answer === 'subscriptions') return ids
  // Stored messages are delivered separately, like all others.
  return answer === 'messages' ? { messages: [], hasMore: false } : true
}

function subscriptionId({ identity }: Client, topic: string): string {
  return createHash('sha256').update(`${identity}:${topic}`).digest('hex')
}

/**
 * The issuer in the client's token. The token is not verified, since nothing here needs protection.
 */
function identityOf(request: IncomingMessage): string {
  const { searchParams } = new URL(request.url ?? '', 'http://local.invalid')
  const [, payload] = (searchParams.get('auth') ?? '').split('.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'))
    const iss: unknown = typeof claims === 'object' && claims && Reflect.get(claims, 'iss')
    if (typeof iss === 'string' && iss !== '') return iss
  } catch {
    // Without a readable token, the client is identified by its connection only.
  }
  return `connection ${request.headers['sec-websocket-key'] ?? ''}`
}

function send(socket: WebSocket, payload: unknown): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(payload))
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8')
}
