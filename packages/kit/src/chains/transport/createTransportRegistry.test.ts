import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { UnconfiguredChainError } from '../../errors/chain.ts'
import { WrongChainEndpointError } from '../../errors/read.ts'
import { ethereum } from '../../testing/kitConfigForTest.ts'
import { fakeNode, honest, json, type NodeBehaviour } from '../../testing/nodes/fakeNode.ts'
import { registryOn } from '../../testing/registryOn.ts'
import { createTransportRegistry } from './createTransportRegistry.ts'
import { createEndpointChoices } from './endpoints/endpointChoices.ts'

const broken: readonly (readonly [string, NodeBehaviour, string])[] = [
  ['is gone', (_, r) => void r.destroy(), 'unreachable'],
  ['says 429', (_, r) => r.writeHead(429).end(), 'limited'],
  ['sends a web page', (_, r) => r.writeHead(200).end('<html>'), 'unreadable'],
  ['stops in the middle', (_, r) => r.writeHead(200).end('[{"jsonrpc":"2.0","id":1'), 'unreadable'],
  ['serves another network', honest(56), 'wrongChain'],
  ['leaves answers out', (_, r) => json(r, []), 'incomplete'],
  ['refuses everything', answering({ code: -32000, message: 'no key' }), 'refused'],
  [
    'refuses everything as if it were the caller’s fault',
    answering({ code: 3, message: 'execution reverted' }),
    'refused',
  ],
]

function answering(error: { readonly code: number; readonly message: string }): NodeBehaviour {
  return (calls, response) =>
    json(
      response,
      calls.map(({ id }) => ({ jsonrpc: '2.0', id, error })),
    )
}

interface Call {
  readonly id: number
  readonly method: string
}

/** The URL of a WebSocket node that answers as the test says. */
async function socketNode(onCall: (socket: WebSocket, call: Call) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    for (const client of server.clients) client.terminate()
    server.close()
  })
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })
  server.on('connection', (socket) => {
    socket.on('message', (data) => onCall(socket, JSON.parse(String(data))))
  })
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('no port')
  return `ws://127.0.0.1:${address.port}`
}

describe('the transport registry', () => {
  test.each(
    broken,
  )('if the first endpoint %s, the next one is used', async (_, behaviour, kind) => {
    const first = await fakeNode(behaviour)
    const second = await fakeNode()
    const { ask, health } = registryOn({ urls: [first.url, second.url] })
    expect(await ask()).toBe('0x1')
    expect(health().inUse).toBe(second.url)
    expect(health().endpoints.at(-1)).toMatchObject({ url: first.url, failure: { kind } })
    const before = first.requests.length
    await ask()
    expect(first.requests, 'the failing one is not asked again').toHaveLength(before)
  })

  test('the chain id is requested in the same HTTP request as the first read, and not again for every read', async () => {
    const node = await fakeNode()
    const { ask } = registryOn({ urls: [node.url] })
    await Promise.all([ask('eth_gasPrice'), ask('eth_blockNumber')])
    await ask('eth_gasPrice')
    expect(node.requests.map((methods) => methods.toSorted())).toEqual([
      ['eth_blockNumber', 'eth_chainId', 'eth_gasPrice'],
      ['eth_gasPrice'],
    ])
  })

  test('an endpoint that switches to another network is detected and its answers are discarded', async () => {
    const first = await fakeNode()
    const second = await fakeNode()
    const { ask, health } = registryOn({ urls: [first.url, second.url] })
    await ask()
    first.behave(honest(56))
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)
    await ask()
    expect(health().inUse).toBe(second.url)
    expect(health().endpoints.at(-1)?.failure?.kind).toBe('wrongChain')
  })

  test('an endpoint of another network fails, even if its answer arrives after its chain id', async () => {
    const send = new Map<string, (result: string) => void>()
    const url = await socketNode((socket, { id, method }) => {
      send.set(method, (result) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, result })))
    })
    const dead = await fakeNode((_, r) => void r.destroy())
    const { ask, health } = registryOn({ urls: [dead.url], webSocketUrl: url })
    const socket = () => health().endpoints.find(({ kind }) => kind === 'webSocket')
    const asked = ask()
    await vi.waitFor(() => expect(send.size).toBe(2))
    send.get('eth_chainId')?.('0x38')
    await vi.waitFor(() => expect(socket()?.failure?.kind).toBe('wrongChain'))
    send.get('eth_gasPrice')?.('0x7')
    await expect(asked).rejects.toThrow(WrongChainEndpointError)
    expect(health().silent).toBe(true)
    expect(socket()?.samples.at(-1)?.ok).toBe(false)
  })

  test('a network without a responding endpoint is silent, and recovers', async () => {
    const node = await fakeNode((_, r) => r.writeHead(503).end())
    const { ask, registry, health } = registryOn({ urls: [node.url] })
    const heard = vi.fn()
    onTestFinished(registry.subscribe(heard))
    await expect(ask()).rejects.toThrow()
    expect(health()).toMatchObject({ silent: true, answeredAt: undefined })
    expect(heard).toHaveBeenCalled()
    node.behave(honest())
    await ask()
    expect(health()).toMatchObject({ silent: false, answeredAt: expect.any(Number) })
    expect(health().endpoints[0]?.failure?.kind, 'its last failure is kept').toBe('status')
  })

  test("a probe requests an endpoint's block and reports how far it is behind", async () => {
    const first = await fakeNode(honest(1, 120))
    const second = await fakeNode(honest(1, 113))
    const { registry, health } = registryOn({ urls: [first.url, second.url] })
    await registry.endpointsOf(1).probe(first.url)
    await registry.endpointsOf(1).probe(second.url)
    // Which of the two ranks first depends on how quickly each responded.
    const of = (url: string) => health().endpoints.find((endpoint) => endpoint.url === url)
    expect(of(first.url)).toMatchObject({ block: 120n, lag: 0n })
    expect(of(second.url)).toMatchObject({ block: 113n, lag: 7n })
  })

  test('the pinned endpoint is used first, also on the next visit, and the next one if it fails', async () => {
    const storage = memoryStorage()
    const first = await fakeNode()
    const second = await fakeNode()
    const urls = [first.url, second.url] as const
    registryOn({ urls, storage }).registry.pin(1, second.url)
    const { ask, registry, health } = registryOn({ urls, storage })
    await ask()
    expect(health()).toMatchObject({ pinned: second.url, inUse: second.url })
    second.behave((_, r) => void r.destroy())
    await ask()
    expect(health()).toMatchObject({ pinned: second.url, inUse: first.url })
    registry.pin(1, undefined)
    expect(health().pinned).toBeUndefined()
  })

  test('an unconfigured network throws', () => {
    const { registry } = registryOn({ urls: ['http://127.0.0.1:1'] })
    expect(() => registry.endpointsOf(5)).toThrow(UnconfiguredChainError)
  })

  test('if HTTP fails the WebSocket is used, and a closed socket is reported', async () => {
    let hangsUp = false
    const webSocketUrl = await socketNode((socket, { id, method }) => {
      if (hangsUp) return socket.close()
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 999_999, result: 'of nobody' }))
      const result = method === 'eth_chainId' ? '0x1' : '0x7'
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
    })
    const node = await fakeNode((_, r) => void r.destroy())
    const { ask, health } = registryOn({ urls: [node.url], webSocketUrl })
    expect(await ask()).toBe('0x7')
    expect(health().inUse).toBe(webSocketUrl)
    hangsUp = true
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'HttpRequestError' })
    expect(health().endpoints.every(({ samples }) => samples.at(-1)?.ok === false)).toBe(true)
  })

  test('blocks are followed by WebSocket, unless the visitor has chosen another endpoint', async () => {
    const [first, second] = ['http://a.example', 'http://b.example']
    const webSocketUrl = 'ws://c.example'
    const setup = { urls: [first, second], webSocketUrl } as const
    const source = () => registry.endpointsOf(1).blockSource()
    const { registry } = registryOn(setup)
    expect(source()).toBe(webSocketUrl)
    registry.pin(1, second)
    expect(source()).toBeUndefined()
    registry.pin(1, webSocketUrl)
    expect(source()).toBe(webSocketUrl)
    expect(
      registryOn({ urls: [first] })
        .registry.endpointsOf(1)
        .blockSource(),
    ).toBeUndefined()
  })

  test('a WebSocket that is followed stays the source of blocks until the visitor pins another endpoint', () => {
    const [http, a, b] = ['http://a.example', 'ws://a.example', 'ws://b.example']
    const chain = { ...ethereum, rpcUrls: { default: { http: [http], webSocket: [a, b] } } }
    const choices = createEndpointChoices({ storageKey: 'test', storage: memoryStorage() })
    const registry = createTransportRegistry([chain], choices)
    expect(registry.endpointsOf(1).blockSource()).toBe(a)
    expect(registry.endpointsOf(1).blockSource(b)).toBe(b)
    expect(registry.endpointsOf(1).blockSource('ws://removed.example')).toBe(a)
    registry.pin(1, b)
    expect(registry.endpointsOf(1).blockSource(b)).toBe(b)
    registry.pin(1, a)
    expect(registry.endpointsOf(1).blockSource(b)).toBe(a)
    registry.pin(1, http)
    expect(registry.endpointsOf(1).blockSource(b)).toBeUndefined()
  })
})
