import { createServer } from 'node:http'
import { createRelay } from './createRelay.ts'

/** A running relay. */
export interface RunningRelay {
  /** `ws://…`, the `relayUrl` of both sides. */
  readonly url: string
  /** Number of connected clients. */
  readonly clients: number
  /** Number of connections accepted so far. */
  readonly accepted: number
  /** Closes all connections; clients may reconnect. */
  drop(): void
  /** Refuses new connections while set. Existing ones stay open. */
  refuse(refused: boolean): void
  /** Closes all connections and frees the port. */
  close(): Promise<void>
}

/** Starts a relay on a free local port. */
export async function startRelay(): Promise<RunningRelay> {
  const relay = createRelay()
  let refused = false
  const server = createServer((_, answer) => {
    answer.writeHead(404).end()
  })
  server.on('upgrade', (request, socket, head) => {
    if (refused) socket.destroy()
    else relay.upgrade(request, socket, head)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `ws://127.0.0.1:${port}`,
    get clients() {
      return relay.clients
    },
    get accepted() {
      return relay.accepted
    },
    drop: relay.drop,
    refuse(next) {
      refused = next
    },
    async close() {
      await relay.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
