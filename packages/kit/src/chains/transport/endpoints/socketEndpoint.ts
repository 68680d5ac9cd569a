import {
  createClient,
  RpcRequestError,
  SocketClosedError,
  TimeoutError,
  WebSocketRequestError,
  webSocket,
  withTimeout,
} from 'viem'
import { watchBlockNumber } from 'viem/actions'
import { WebSocketClosedError } from '../../../errors/read.ts'
import { rpcLimits } from '../rpcLimits.ts'
import { type CheckedEndpoint, checked, type EndpointOptions, type RpcCall } from './endpoint.ts'

export interface BlockListener {
  /** A new block, or an old number with another block after a reorganisation. */
  onBlock(block: bigint): void
  /** The subscription failed: no more blocks will come. Called at most once. */
  onEnd(): void
}

export interface SocketEndpoint extends CheckedEndpoint {
  /** Subscribes to new blocks. Returns the function that unsubscribes. */
  watchBlocks(listener: BlockListener): () => void
}

/** How long an idle socket stays open, in ms. */
const idleTime = 30_000
/** Announced blocks per polling interval. The fastest chains have four blocks a second. */
export const maxAnnounced = 100

interface SocketClient {
  close(): void
}

/**
 * viem's `webSocket`, which opens with the first call and closes when it is idle. A socket that
 * failed is replaced by the next call: viem would keep it forever.
 */
export function socketEndpoint(options: EndpointOptions): SocketEndpoint {
  const { onReport = () => undefined, url } = options
  // Nothing is sent that nobody asked for.
  const transport = webSocket(url, { keepAlive: false, reconnect: false, retryCount: 0 })
  const { config, value } = transport({ timeout: rpcLimits.timeout })
  let current: SocketClient | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let watchers = 0
  let answers = 0

  function drop(client: SocketClient | undefined): void {
    if (client === undefined || client !== current) return
    current = undefined
    client.close()
  }

  function closeWhenIdle(after: number): void {
    clearTimeout(idle)
    if (watchers === 0) idle = setTimeout(() => drop(current), after)
  }

  async function send(call: RpcCall): Promise<unknown> {
    const before = answers
    const started = performance.now()
    const elapsed = () => Math.round(performance.now() - started)
    let client: SocketClient | undefined
    try {
      const answer = await withTimeout(
        async () => {
          client = await value?.getRpcClient()
          current = client
          return config.request(call)
        },
        { errorInstance: new TimeoutError({ body: { ...call }, url }), timeout: rpcLimits.timeout },
      )
      answers += 1
      onReport({ ms: elapsed() })
      return answer
    } catch (error) {
      if (error instanceof RpcRequestError) {
        answers += 1
        onReport({ ms: elapsed() })
        throw error
      }
      const isLate = error instanceof TimeoutError
      onReport({ ms: elapsed(), failure: { kind: isLate ? 'timeout' : 'unreachable' } })
      // A slow call does not close a socket that answers others.
      if (!isLate || answers === before) drop(client)
      throw readable(error, url)
    } finally {
      closeWhenIdle(idleTime)
    }
  }

  const endpoint = checked(send, options)
  return {
    ...endpoint,
    watchBlocks(listener) {
      let stop: (() => void) | undefined
      let isEnded = false
      const isTooMany = countAnnounced()
      watchers += 1
      clearTimeout(idle)

      function end(): void {
        if (isEnded) return
        isEnded = true
        watchers -= 1
        stop?.()
        closeWhenIdle(0)
      }
      function fail(): void {
        if (isEnded) return
        end()
        drop(current)
        listener.onEnd()
      }
      async function watch(): Promise<void> {
        await endpoint.verify()
        if (isEnded) return
        stop = watchBlockNumber(createClient({ transport }), {
          poll: false,
          onError: fail,
          onBlockNumber(block) {
            if (isTooMany() || block >= 2n ** 64n) return fail()
            endpoint.verify().then(() => {
              if (isEnded) return
              options.onBlock?.(block)
              listener.onBlock(block)
            }, fail)
          },
        })
      }
      watch().catch(fail)
      return end
    },
  }
}

/** Returns the function that counts a block and tells whether there were too many. */
function countAnnounced(): () => boolean {
  let announced = 0
  let countedFrom = performance.now()
  return () => {
    const now = performance.now()
    if (now - countedFrom >= rpcLimits.pollingInterval) {
      countedFrom = now
      announced = 0
    }
    announced += 1
    return announced > maxAnnounced
  }
}

function readable(error: unknown, url: string): unknown {
  if (error instanceof SocketClosedError) return new WebSocketClosedError()
  if (error instanceof Error) return error
  // Browsers give an event without any reason.
  return new WebSocketRequestError({ url, details: 'The socket could not be opened.' })
}
