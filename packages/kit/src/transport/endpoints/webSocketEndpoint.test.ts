import { TimeoutError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rpcLimits } from '../rpcLimits.ts'
import { webSocketEndpoint } from './webSocketEndpoint.ts'

/** The sockets that were opened, in order. */
let sockets: FakeSocket[]

/** A socket whose node answers what the test tells it to. */
class FakeSocket extends EventTarget {
  readonly sent: { readonly id: number; readonly method: string }[] = []
  isOpen = true

  constructor() {
    super()
    sockets.push(this)
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isOpen = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }

  answer(at: number): void {
    const data = JSON.stringify({ jsonrpc: '2.0', id: this.sent[at]?.id, result: '0x1' })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const block = { method: 'eth_blockNumber' }
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a socket that has gone silent is replaced, although calls keep it from being idle', async () => {
  const endpoint = webSocketEndpoint({ url: 'wss://node.example', onReport: () => {} })
  const first = endpoint.request(block)
  await settle()
  sockets[0]?.answer(0)
  expect(await first).toBe('0x1')
  const second = endpoint.request(block)
  const failed = expect(second).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(rpcLimits.timeout)
  await failed
  const third = endpoint.request(block)
  await settle()
  expect(sockets).toHaveLength(2)
  sockets[1]?.answer(0)
  expect(await third).toBe('0x1')
})

test('a slow call does not close a socket that answers others', async () => {
  const endpoint = webSocketEndpoint({ url: 'wss://node.example', onReport: () => {} })
  const slow = expect(endpoint.request(block)).rejects.toThrow(TimeoutError)
  const quick = endpoint.request(block)
  await settle()
  sockets[0]?.answer(1)
  expect(await quick).toBe('0x1')
  await vi.advanceTimersByTimeAsync(rpcLimits.timeout)
  await slow
  expect(sockets[0]?.isOpen).toBe(true)
})
