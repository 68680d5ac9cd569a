import { fieldOf, isHash } from '@foyer/ui/utils/guards.ts'
import { rpcLimits } from '../rpcLimits.ts'
import { blockNumber } from './blockNumber.ts'
import { type CheckedEndpointOptions, checkedEndpoint } from './checkedEndpoint.ts'
import type { EndpointOptions } from './endpoint.ts'
import { webSocketEndpoint } from './webSocketEndpoint.ts'

/** Limits of unsolicited messages. A block header has about 2 kB. */
export const headLimits = {
  /** Longest message, in characters. */
  length: 64 * 1024,
  /** Messages per polling interval. The fastest chains send four blocks a second. */
  messages: 100,
  /** How many blocks a reorganisation may go back. */
  depth: 64n,
} as const

export interface HeadListener {
  /** A new block, or an old number with another block after a reorganisation. */
  onHead(block: bigint): void
  /** The subscription failed: no more blocks will come. Called at most once. */
  onEnd(): void
}

type Options = EndpointOptions & CheckedEndpointOptions & HeadListener

interface Head {
  readonly number: bigint
  readonly hash: string
}

/**
 * Subscribes to a chain's new blocks over a separate socket. Blocks count only while the node
 * serves the right chain; a node that sends too much is disconnected. Returns the function that
 * unsubscribes.
 */
export function subscribeHeads(options: Options): () => void {
  const { onBlock, onEnd, onHead } = options
  let subscription: string | undefined
  let last: Head | undefined
  let isEnded = false
  let messages = 0
  let countedFrom = performance.now()

  const socket = webSocketEndpoint({
    url: options.url,
    // Calls that are still pending at the end of the subscription have not failed.
    onReport: (report) => !isEnded && options.onReport(report),
    subscriber: { accepts, onClose: fail, onNotification },
  })
  const endpoint = checkedEndpoint(socket, options)

  function end(): void {
    isEnded = true
    socket.close()
  }

  function fail(): void {
    if (isEnded) return
    end()
    onEnd()
  }

  function accepts(data: unknown): boolean {
    if (isEnded) return false
    const isSmall = typeof data === 'string' && data.length <= headLimits.length
    const isAccepted = isSmall && countMessage() <= headLimits.messages
    if (!isAccepted) fail()
    return isAccepted
  }

  function countMessage(): number {
    const now = performance.now()
    if (now - countedFrom >= rpcLimits.pollingInterval) {
      countedFrom = now
      messages = 0
    }
    messages += 1
    return messages
  }

  async function onNotification(params: unknown): Promise<void> {
    if (isEnded || subscription === undefined) return
    if (fieldOf(params, 'subscription') !== subscription) return
    const head = readHead(fieldOf(params, 'result'))
    if (!head || !isNew(head)) return
    last = head
    try {
      await endpoint.verify()
    } catch {
      return fail()
    }
    if (isEnded) return
    onBlock(head.number)
    onHead(head.number)
  }

  function isNew({ hash, number }: Head): boolean {
    if (!last || number > last.number) return true
    return hash !== last.hash && last.number - number <= headLimits.depth
  }

  async function subscribe(): Promise<void> {
    const id = await endpoint.request({ method: 'eth_subscribe', params: ['newHeads'] })
    if (typeof id === 'string') subscription = id
    else fail()
  }

  subscribe().catch(fail)
  return end
}

function readHead(header: unknown): Head | undefined {
  const number = blockNumber(fieldOf(header, 'number'))
  const hash = fieldOf(header, 'hash')
  return number !== undefined && isHash(hash) ? { number, hash } : undefined
}
