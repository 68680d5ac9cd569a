import { type Client, numberToHex } from 'viem'
import { call } from 'viem/actions'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { WebSocketClosedError, WrongChainEndpointError } from '../../errors/read.ts'
import { ethereum, kitConfigForTest, readThrough } from '../../testing/kitConfigForTest.ts'
import { fakeNode, honest, json, type NodeBehaviour } from '../../testing/nodes/fakeNode.ts'

const html = { 'content-type': 'text/html' }
const limited = { jsonrpc: '2.0', error: { code: -32005, message: 'daily request count exceeded' } }

function answersTo(calls: Parameters<NodeBehaviour>[0], answer: object): unknown {
  return calls.map(({ id }) => ({ ...answer, id }))
}

function clientOn(urls: readonly [string, ...string[]], webSocketUrl?: string) {
  const chain = readThrough(ethereum, urls, webSocketUrl)
  return kitConfigForTest([], { chains: [chain] }).wagmi.getClient({ chainId: 1 })
}

/** The error of this class among the causes of a rejection. */
async function causeOf<T extends Error>(work: Promise<unknown>, kind: new (...args: never[]) => T) {
  let error: unknown = await work.catch((reason: unknown) => reason)
  while (error instanceof Error && !(error instanceof kind)) error = error.cause
  if (!(error instanceof kind)) throw new Error(`no ${kind.name}`)
  return error
}

test('a read that every endpoint fails is retried three times, after 150, 300 and 600 ms', async () => {
  const node = await fakeNode((_, response) => response.writeHead(503).end())
  const delays: (number | undefined)[] = []
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, delay, ...rest) => {
    // Node's own fetch sets timers too, none of them a multiple of 50 ms.
    if (!delay || delay % 50 !== 0 || delay > 1_000) return real(act, delay, ...rest)
    delays.push(delay)
    return real(act, 1, ...rest)
  })
  await expect(clientOn([node.url]).request({ method: 'eth_blockNumber' })).rejects.toThrow()
  expect(node.requests).toHaveLength(4)
  expect(delays).toEqual([150, 300, 600])
})

test('an endpoint times out after 10 s and the next one is used', async () => {
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, delay, ...rest) =>
    real(act, delay === 10_000 ? 20 : delay, ...rest),
  )
  const slow = await fakeNode(() => undefined)
  const quick = await fakeNode()
  expect(await clientOn([slow.url, quick.url]).request({ method: 'eth_blockNumber' })).toBe('0x64')
})

test('an endpoint of another network is a chain mismatch error', async () => {
  const node = await fakeNode(honest(56))
  const error = await causeOf(
    clientOn([node.url]).request({ method: 'eth_blockNumber' }, { retryCount: 0 }),
    WrongChainEndpointError,
  )
  expect(error.message).toContain('Chain mismatch: Expected 1, received 0x38')
})

test("a WebSocket that closes during a request fails with 'Socket is closed.'", async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })
  server.on('connection', (socket) => {
    socket.on('message', () => socket.close())
  })
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('no port')
  const node = await fakeNode((_, response) => void response.destroy())
  const client = clientOn([node.url], `ws://127.0.0.1:${address.port}`)
  const error = await causeOf(
    client.request({ method: 'eth_blockNumber' }, { retryCount: 0 }),
    WebSocketClosedError,
  )
  expect(error.message).toBe('Socket is closed.')
})

test.each<[string, NodeBehaviour, times: number]>([
  ['a rate limit with status 200', (calls, r) => json(r, answersTo(calls, limited)), 1],
  ['a rate limit for the whole batch', (_, r) => json(r, { ...limited, id: null }), 1],
  ['403 with a web page', (_, r) => r.writeHead(403, html).end('<h1>Access denied</h1>'), 1],
  ['429 with Retry-After', (_, r) => r.writeHead(429, { 'retry-after': '30' }).end(), 1],
  // Asked again one by one, as endpoints without batches have to be.
  ['one object without an answer to the batch', (_, r) => json(r, { message: 'Forbidden' }), 4],
])('%s sends both reads to the next endpoint, each once', async (_name, behaviour, times) => {
  const gateway = await fakeNode(behaviour)
  const node = await fakeNode(honest(1, 7))
  const client = clientOn([gateway.url, node.url])
  const ask = (method: 'eth_blockNumber' | 'eth_gasPrice') => client.request({ method })
  expect(await Promise.all([ask('eth_blockNumber'), ask('eth_gasPrice')])).toEqual(['0x7', '0x1'])
  expect(gateway.requests).toHaveLength(times)
  expect(node.requests.flat().toSorted()).toEqual([
    'eth_blockNumber',
    'eth_chainId',
    'eth_gasPrice',
  ])
})

test('answers out of order reach the reads that they answer', async () => {
  const gateway = await fakeNode((calls, response, isList) => {
    const results: Readonly<Record<string, string>> = { eth_chainId: '0x1', eth_blockNumber: '0x7' }
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: results[method] ?? '0x9',
    }))
    json(response, isList ? answers.toReversed() : answers[0])
  })
  const client = clientOn([gateway.url])
  const ask = (method: 'eth_blockNumber' | 'eth_gasPrice') => client.request({ method })
  expect(await Promise.all([ask('eth_blockNumber'), ask('eth_gasPrice')])).toEqual(['0x7', '0x9'])
  expect(gateway.requests).toHaveLength(1)
})

test('contract reads within 32 ms share a multicall of at most 1024 bytes of calldata', async () => {
  const node = await fakeNode((calls, response, isList) => {
    const answers = calls.map(({ id, method }) =>
      method === 'eth_call'
        ? { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } }
        : { jsonrpc: '2.0', id, result: '0x1' },
    )
    json(response, isList ? answers : answers[0])
  })
  const delays = new Set<number | undefined>()
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, delay, ...rest) => {
    delays.add(delay)
    return real(act, delay, ...rest)
  })
  const client: Client = clientOn([node.url])
  const callsFor = async (sizes: readonly number[]) => {
    const before = node.requests.length
    const data = sizes.map((size, index) => numberToHex(index, { size }))
    const to = '0x0000000000000000000000000000000000000001'
    await Promise.allSettled(data.map((each) => call(client, { to, data: each })))
    return node.requests
      .slice(before)
      .flat()
      .filter((method) => method === 'eth_call').length
  }
  expect(await callsFor([512, 512])).toBe(1)
  expect(delays).toContain(32)
  expect(await callsFor([512, 513])).toBe(2)
})
