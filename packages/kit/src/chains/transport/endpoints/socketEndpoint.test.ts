import { TimeoutError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketClosedError } from '../../../errors/read.ts'
import { rpcLimits } from '../rpcLimits.ts'
import { socketEndpoint } from './socketEndpoint.ts'

/** The sockets that were opened, in order. */
let sockets: FakeSocket[]
/** The connection has dropped without a close frame. */
let isCut: boolean

/** A socket whose node answers what the test tells it to. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState = FakeSocket.CONNECTING
  readonly sent: { readonly id: number; readonly method: string }[] = []
  isOpen = true
  onopen: (() => void) | undefined

  constructor() {
    super()
    sockets.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isOpen = false
    // A node that is still there agrees at once. Without it, the browser waits.
    if (isCut) setTimeout(() => this.dispatchEvent(new Event('close')), 10_000)
    else queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }

  /** Answers a block number, and the chain id that is asked for beside the first. */
  answer(at: number): void {
    this.reply('eth_chainId', 0)
    this.reply('eth_blockNumber', at)
  }

  private reply(method: string, at: number): void {
    const calls = this.sent.filter((call) => call.method === method)
    const data = JSON.stringify({ jsonrpc: '2.0', id: calls[at]?.id, result: '0x1' })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  sockets = []
  isCut = false
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let hosts = 0
/** viem keeps the sockets of a URL, so each test has its own. */
function open() {
  hosts += 1
  return socketEndpoint({ chainId: 1, url: `wss://node${hosts}.example` })
}
const block = { method: 'eth_blockNumber' }
/** Until viem has loaded its WebSocket and opened it. */
async function settle(): Promise<void> {
  for (let step = 0; step < 5; step += 1) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
}

test('a socket that has gone silent is replaced, although calls keep it from being idle', async () => {
  const endpoint = open()
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

test('a dropped connection is replaced at once, before the browser gives it up', async () => {
  const endpoint = open()
  const first = endpoint.request(block)
  await settle()
  sockets[0]?.answer(0)
  await first
  isCut = true
  const lost = expect(endpoint.request(block)).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(1_000)
  const alsoLost = expect(endpoint.request(block)).rejects.toThrow(WebSocketClosedError)
  await vi.advanceTimersByTimeAsync(rpcLimits.timeout - 1_000)
  const next = endpoint.request(block)
  await settle()
  expect(sockets).toHaveLength(2)
  // The second lost call ends, and then the old connection, while the new one is in use.
  await vi.advanceTimersByTimeAsync(9_500)
  sockets[1]?.answer(0)
  expect(await next).toBe('0x1')
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all([lost, alsoLost])
  const last = endpoint.request(block)
  await settle()
  expect(sockets).toHaveLength(2)
  sockets[1]?.answer(1)
  expect(await last).toBe('0x1')
})

test('a slow call does not close a socket that answers others', async () => {
  const endpoint = open()
  const slow = expect(endpoint.request(block)).rejects.toThrow(TimeoutError)
  const quick = endpoint.request(block)
  await settle()
  sockets[0]?.answer(1)
  expect(await quick).toBe('0x1')
  await vi.advanceTimersByTimeAsync(rpcLimits.timeout)
  await slow
  expect(sockets[0]?.isOpen).toBe(true)
})
