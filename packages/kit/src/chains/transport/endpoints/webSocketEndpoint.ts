import { isRecord } from '@foyer/ui/utils/guards.ts'
import { RpcRequestError, TimeoutError, WebSocketRequestError } from 'viem'
import { WebSocketClosedError } from '../../../errors/read.ts'
import { rpcLimits } from '../rpcLimits.ts'
import { type Endpoint, type EndpointOptions, type RpcCall, readNodeError } from './endpoint.ts'

interface Waiting {
  readonly call: RpcCall
  readonly started: number
  readonly timer: ReturnType<typeof setTimeout>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Receives the node's unsolicited messages. */
interface Subscriber {
  /** Called with each message before it is parsed. One that is not accepted is dropped. */
  accepts(data: unknown): boolean
  /** Called with the `params` of each `eth_subscription` message. */
  onNotification(params: unknown): void
  onClose(): void
}

export interface WebSocketEndpointOptions extends EndpointOptions {
  /** With a subscriber, the socket stays open until `close`. Without one, it closes when idle. */
  readonly subscriber?: Subscriber | undefined
}

export interface WebSocketEndpoint extends Endpoint {
  close(): void
}

/** How long an idle socket stays open, in ms. */
const idleTime = 30_000

/**
 * JSON-RPC over a WebSocket that opens with the first call. If it closes early, pending calls fail
 * with `WebSocketClosedError`; the next call opens a new one.
 */
export function webSocketEndpoint(options: WebSocketEndpointOptions): WebSocketEndpoint {
  const { subscriber, url, onReport } = options
  const waiting = new Map<number, Waiting>()
  let opening: Promise<WebSocket> | undefined
  let current: WebSocket | undefined
  let isClosed = false
  let idle: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  let messages = 0

  function open(): Promise<WebSocket> {
    opening ??= new Promise((resolve, reject) => {
      const socket = new WebSocket(url)
      current = socket
      const openTimer = setTimeout(() => socket.close(), rpcLimits.timeout)
      socket.addEventListener('open', () => {
        clearTimeout(openTimer)
        // Not closed earlier: browsers would report an error.
        if (isClosed) socket.close()
        else resolve(socket)
      })
      socket.addEventListener('message', ({ data }) => {
        messages += 1
        if (subscriber?.accepts(data) !== false) receive(data)
      })
      // 'close' follows each 'error', and neither has a reason.
      socket.addEventListener('close', () => {
        clearTimeout(openTimer)
        reject(new WebSocketRequestError({ url, details: 'The socket could not be opened.' }))
        if (socket === current) closed()
        subscriber?.onClose()
      })
    })
    return opening
  }

  function closed(): void {
    opening = undefined
    clearTimeout(idle)
    for (const id of waiting.keys()) finish(id, { error: new WebSocketClosedError() })
  }

  /**
   * Closes a socket, and lets the next call open another one at once: on a dropped connection, the
   * 'close' event can be late.
   */
  function drop(socket: WebSocket | undefined): void {
    socket?.close()
    if (socket !== current) return
    opening = undefined
    current = undefined
  }

  function receive(data: unknown): void {
    if (waiting.size === 0 && !subscriber) return // Ignores unsolicited messages.
    const answer = parse(data)
    if (!isRecord(answer)) return
    const { id, method, params, result } = answer
    if (subscriber && method === 'eth_subscription') {
      subscriber.onNotification(params)
      return
    }
    const one = typeof id === 'number' ? waiting.get(id) : undefined
    if (typeof id !== 'number' || !one) return
    const error = readNodeError(answer.error)
    if (error) finish(id, { refusal: new RpcRequestError({ body: { ...one.call }, error, url }) })
    else finish(id, { result })
  }

  function finish(
    id: number,
    outcome: { result: unknown } | { refusal: Error } | { error: Error },
  ): void {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    const ms = Math.round(performance.now() - one.started)
    if ('error' in outcome) {
      const kind = outcome.error instanceof TimeoutError ? 'timeout' : 'unreachable'
      onReport({ ms, failure: { kind } })
      one.reject(outcome.error)
      return
    }
    onReport({ ms })
    if ('refusal' in outcome) one.reject(outcome.refusal)
    else one.resolve(outcome.result)
  }

  function restartIdle(socket: WebSocket): void {
    clearTimeout(idle)
    if (subscriber) return
    idle = setTimeout(() => drop(socket), idleTime)
  }

  return {
    close() {
      isClosed = true
      if (current?.readyState === WebSocket.OPEN) current.close()
    },
    request: (call) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        const before = messages
        let used: WebSocket | undefined
        const timer = setTimeout(() => {
          finish(id, { error: new TimeoutError({ body: { ...call }, url }) })
          // A connection can drop without a close frame.
          if (messages === before) drop(used)
        }, rpcLimits.timeout)
        waiting.set(id, { call, started: performance.now(), timer, resolve, reject })
        open().then(
          (socket) => {
            used = socket
            restartIdle(socket)
            socket.send(JSON.stringify({ jsonrpc: '2.0', id, ...call }))
          },
          (error: unknown) => finish(id, { error: toError(error) }),
        )
      }),
  }
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string' || data.length > 10 * 1024 * 1024) return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined // Its call times out.
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
