import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { http } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeNode, honest, json, type NodeBehaviour } from '../../../testing/nodes/fakeNode.ts'
import { nodeFetch, type RequestReport } from './nodeFetch.ts'

/** viem's `http` as the kit uses it, without the check of the chain. */
function requestTo(url: string, onReport: (report: RequestReport) => void = () => undefined) {
  return http(url, { batch: true, fetchFn: nodeFetch(onReport) })({}).config.request
}

async function endpoint(behaviour?: NodeBehaviour) {
  const node = await fakeNode(behaviour)
  const reports: RequestReport[] = []
  const request = requestTo(node.url, (report) => reports.push(report))
  return { node, reports, ask: (method: string) => request({ method }) }
}

const echo: NodeBehaviour = (calls, response) =>
  json(
    response,
    calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: `${method}!` })),
  )

const refusal = { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'Unauthorized' } }

/** What free nodes of several operators say. */
const tooMany = 'Batch of more than 3 requests are not allowed on free tier'
const refused = (id: number) => ({ jsonrpc: '2.0', id, error: { message: tooMany, code: 31 } })

/** Sends data for as long as it is read. */
const endless: NodeBehaviour = (_, response) => {
  const piece = ' '.repeat(65_536)
  const write = () => {
    while (!response.destroyed && response.write(piece)) {
      // Writes until the buffer is full, and again when it has drained.
    }
  }
  response.writeHead(200).on('drain', write)
  onTestFinished(() => void response.destroy())
  write()
}

/** 12 MB of a valid answer, compressed to a few kilobytes. */
function packed(response: ServerResponse): void {
  const answer = { jsonrpc: '2.0', id: 1, result: '0x'.padEnd(12_000_000, '0') }
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(answer)))
}

describe('nodeFetch', () => {
  test('a call is a JSON-RPC 2.0 request by POST, without cookies or referrer', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
    const url = 'https://node.example/rpc'
    const request = requestTo(url)
    const call = { method: 'eth_getBalance', params: ['0x1', 'latest'] }
    expect(await request(call)).toBe('0x1')
    const [fetchedUrl, { body, ...options } = {}] = fetched.mock.calls[0] ?? []
    expect(fetchedUrl).toBe(url)
    expect(JSON.parse(String(body))).toEqual({ jsonrpc: '2.0', id: expect.any(Number), ...call })
    expect(new Headers(options.headers).get('content-type')).toBe('application/json')
    expect(options).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
  })

  test('simultaneous calls share one HTTP request', async () => {
    const { ask, node, reports } = await endpoint(echo)
    expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual(['a!', 'b!', 'c!'])
    expect(node.requests).toEqual([['a', 'b', 'c']])
    expect(reports).toEqual([{ ms: expect.any(Number), failure: undefined }])
  })

  test('a request has at most a thousand calls', async () => {
    const { ask, node } = await endpoint(echo)
    await Promise.all(Array.from({ length: 1001 }, (_, index) => ask(`m${index}`)))
    expect(node.requests.map(({ length }) => length).toSorted()).toEqual([1, 1000])
  })

  test('out-of-order responses reach the right calls', async () => {
    const { ask } = await endpoint((calls, response) =>
      json(
        response,
        calls.toReversed().map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method })),
      ),
    )
    expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual(['a', 'b', 'c'])
  })

  test('a missing response fails only its own call', async () => {
    const { ask, reports } = await endpoint((calls, response) =>
      json(
        response,
        calls.slice(1).map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method })),
      ),
    )
    const [a, b] = await Promise.allSettled([ask('a'), ask('b')])
    expect(a).toMatchObject({
      reason: { code: -32603, details: expect.stringContaining('missing') },
    })
    expect(b).toMatchObject({ status: 'fulfilled', value: 'b' })
    expect(reports[0]?.failure).toEqual({ kind: 'incomplete' })
  })

  test('an endpoint that refuses batches gets single requests from then on', async () => {
    const { ask, node, reports } = await endpoint((calls, response, isList) =>
      isList ? json(response, { error: 'no lists' }, 400) : honest()(calls, response, isList),
    )
    expect(await Promise.all([ask('a'), ask('b')])).toEqual(['0x1', '0x1'])
    await Promise.all([ask('a'), ask('b')])
    expect(node.requests).toEqual([['a', 'b'], ['a'], ['b'], ['a'], ['b']])
    expect(reports.some(({ failure }) => failure)).toBe(false)
  })

  test.each<[string, (ids: readonly number[]) => unknown, number]>([
    ['an error', () => ({ message: tooMany, code: 31 }), 500],
    ['an error for each call', (ids) => ids.map(refused), 500],
    ['an error for each call, as a success', (ids) => ids.map(refused), 200],
    ['a status', () => 'Payload too large', 413],
  ])('a batch refused by %s is sent again in threes, as later ones are', async (_, body, status) => {
    const { ask, node, reports } = await endpoint((calls, response, isList) => {
      if (calls.length <= 3) return honest()(calls, response, isList)
      json(response, body(calls.map(({ id }) => id)), status)
    })
    const five = () => Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))
    expect(await five()).toEqual(['0x1', '0x1', '0x1', '0x1', '0x1'])
    expect(node.requests.map(({ length }) => length)).toEqual([5, 3, 2])
    await five()
    expect(node.requests.slice(3).map(({ length }) => length)).toEqual([3, 2])
    expect(reports.some(({ failure }) => failure)).toBe(false)
  })

  test('reverts of all calls of a batch are their answers, whatever their texts', async () => {
    const { ask, node } = await endpoint((calls, response) =>
      json(
        response,
        calls.map(({ id }) => ({
          jsonrpc: '2.0',
          id,
          error: { code: 3, message: 'execution reverted: batch is empty' },
        })),
      ),
    )
    const results = await Promise.allSettled([ask('a'), ask('b')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(node.requests).toEqual([['a', 'b']])
  })

  test.each([
    -32005, -32007, -32016, -32029, 429,
  ])('a rate limit (%d) for the whole batch is not retried one by one', async (code) => {
    const { ask, node, reports } = await endpoint((_, response) =>
      json(response, { jsonrpc: '2.0', id: null, error: { code, message: 'limit' } }),
    )
    const results = await Promise.allSettled([ask('a'), ask('b')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(node.requests).toHaveLength(1)
    expect(reports[0]?.failure?.kind).toBe('limited')
  })

  test("a rate limit for some calls has viem's code, so that it is retried later", async () => {
    const { ask, reports } = await endpoint((calls, response) =>
      json(
        response,
        calls.map(({ id, method }) =>
          method === 'eth_chainId'
            ? { jsonrpc: '2.0', id, result: '0x1' }
            : { jsonrpc: '2.0', id, error: { code: -32016, message: 'over rate limit' } },
        ),
      ),
    )
    const [chain, call] = await Promise.allSettled([ask('eth_chainId'), ask('eth_call')])
    expect(chain).toMatchObject({ value: '0x1' })
    expect(call).toMatchObject({ reason: { code: -32005, details: 'over rate limit' } })
    expect(reports[0]?.failure?.kind).toBe('limited')
  })

  test.each<[string, NodeBehaviour, string]>([
    ['a web page', (_, r) => r.writeHead(200).end('<!doctype html><p>hello'), 'unreadable'],
    [
      'text that ends too early',
      (_, r) => r.writeHead(200).end('{"jsonrpc":"2.0","id'),
      'unreadable',
    ],
    ['nothing', (_, r) => r.writeHead(200).end(), 'unreadable'],
    ['429', (_, r) => r.writeHead(429).end('slow down'), 'limited'],
    ['429 with an answer', (_, r) => json(r, { jsonrpc: '2.0', id: 1, result: 1 }, 429), 'limited'],
    ['503', (_, r) => r.writeHead(503).end('down'), 'status'],
    ['a closed connection', (_, r) => void r.destroy(), 'unreachable'],
    ['a number', (_, r) => json(r, 7), 'unreadable'],
    ['an answer without end', endless, 'unreadable'],
    ['much packed into little', (_, r) => packed(r), 'unreadable'],
    ['a refusal of what every node answers', (_, r) => json(r, refusal), 'refused'],
  ])('%s is a failure of the endpoint', async (_, behaviour, kind) => {
    const { ask, reports } = await endpoint(behaviour)
    await expect(ask('eth_blockNumber')).rejects.toThrow()
    expect(reports).toHaveLength(1)
    expect(reports[0]?.failure?.kind).toBe(kind)
  })

  test("a node's error about the call is not a failure of the endpoint", async () => {
    const error = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
    const { ask, reports } = await endpoint((calls, response) =>
      json(response, { jsonrpc: '2.0', id: calls[0]?.id, error }, 400),
    )
    await expect(ask('eth_call')).rejects.toMatchObject({ code: 3, data: '0x08c379a0' })
    expect(reports[0]?.failure).toBeUndefined()
  })

  test.each([
    ['geth: a revert', { code: 3, message: 'execution reverted', data: '0x' }, 3],
    ['ganache: a revert', { code: -32000, message: 'VM Exception: revert no', data: '0x08' }, 3],
    ['hardhat: a revert', { code: 3, message: "reverted with reason string 'no'" }, 3],
    ['geth: an unknown method', { code: -32601, message: 'the method a does not exist' }, -32601],
    [
      'ganache: an unknown method',
      { code: -32700, message: 'The method a does not exist' },
      -32601,
    ],
    ['hardhat: an unknown method', { code: -32004, message: 'Method a is not supported' }, -32004],
    ['ganache: an unknown block', { code: -32700, message: 'header not found' }, -32000],
    ['geth: a transaction without gas', { code: -32000, message: 'intrinsic gas too low' }, -32000],
  ])('%s has the code that viem understands', async (_, error, code) => {
    const { ask } = await endpoint((calls, r) =>
      json(r, { jsonrpc: '2.0', id: calls[0]?.id, error }),
    )
    await expect(ask('a')).rejects.toMatchObject({ code, details: error.message })
  })

  test('a long Retry-After is ignored, since the next endpoint is used', async () => {
    const { ask } = await endpoint((_, r) => r.writeHead(429, { 'retry-after': '3600' }).end())
    const error: unknown = await ask('a').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 429 })
    expect(Reflect.get(Object(error), 'headers').get('retry-after')).toBeNull()
  })
})
