import { onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'

/** A local WebSocket node that announces the blocks that a test tells it to. */
export interface FakeSocketNode {
  readonly url: string
  /** The methods of its requests, in order of arrival. */
  readonly methods: readonly string[]
  /** Number of open sockets. */
  open(): number
  /** Announces a block to every socket. The header's hash is derived from `hash`. */
  announce(block: number, hash?: number): void
  /** Sends a text unchanged. */
  send(text: string): void
  /** Resolves when every page has handled what was sent to it so far. */
  handled(): Promise<unknown>
  /** Closes every socket. */
  hangUp(): void
}

/** Its answers to `eth_subscribe` and `eth_chainId`. */
export interface FakeSocketNodeOptions {
  readonly subscription?: unknown
  readonly chainId?: () => string
}

export function headMessage(block: number, hash = block, subscription: unknown = '0xs'): string {
  const header = {
    number: `0x${block.toString(16)}`,
    hash: `0x${hash.toString(16).padStart(64, '0')}`,
  }
  const params = { subscription, result: header }
  return JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params })
}

export async function fakeSocketNode(options: FakeSocketNodeOptions = {}): Promise<FakeSocketNode> {
  const { subscription = '0xs', chainId = () => '0x1' } = options
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const methods: string[] = []
  const results: Readonly<Record<string, () => unknown>> = {
    eth_chainId: chainId,
    eth_subscribe: () => subscription,
  }
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { id, method } = JSON.parse(String(data))
      methods.push(method)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: results[method]?.() ?? '0x1' }))
    })
  })
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('no port')
  const toAll = (act: (socket: WebSocket) => void) => {
    for (const socket of server.clients) act(socket)
  }
  const send = (text: string) => toAll((socket) => socket.send(text))
  return {
    url: `ws://127.0.0.1:${address.port}`,
    methods,
    open: () => server.clients.size,
    announce: (block, hash) => send(headMessage(block, hash)),
    send,
    // Pages answer a ping after the messages before it.
    handled: () =>
      Promise.all(
        [...server.clients].map((socket) => {
          socket.ping()
          return new Promise((resolve) => {
            socket.once('pong', resolve)
          })
        }),
      ),
    hangUp: () => toAll((socket) => socket.close()),
  }
}
