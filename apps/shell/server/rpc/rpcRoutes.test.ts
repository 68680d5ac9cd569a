import { describe, expect, it } from 'vitest'
import { appWithNode, badResponse, call, error, result } from '../testing/appWithNode.ts'
import { nodeUrl, secondNodeUrl } from '../testing/testApp.ts'

describe('a single call', () => {
  it('returns the node’s response byte for byte', async () => {
    const text = '{ "jsonrpc": "2.0", "id": 7, "result": 12345678901234567890123 }\n'
    const { post } = await appWithNode(() => text)
    const response = await post(call(7))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(text)
  })

  it('is forwarded unchanged, without the visitor’s headers', async () => {
    const { post, sent } = await appWithNode(() => result(1))
    const body = '{"jsonrpc":"2.0","id":1,"method":"x","params":[12345678901234]}'
    await post(body, '/rpc/1', {
      cookie: 'session=secret',
      authorization: 'Bearer secret',
      'x-forwarded-for': '10.0.0.1',
      'user-agent': 'Browser',
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.init.body).toBe(body)
    expect(sent[0]?.init.headers).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
    })
    expect(sent[0]?.init.redirect).toBe('error')
  })

  it.each([
    ['/rpc/1', nodeUrl],
    ['/rpc/1/a', nodeUrl],
    ['/rpc/1/b', secondNodeUrl],
  ])('at %s is sent to %s', async (path, url) => {
    const { post, sent } = await appWithNode(() => result(1))
    expect((await post(call(1), path)).status).toBe(200)
    expect(sent[0]?.url).toBe(url)
  })

  it('returns the node’s own error with status 200', async () => {
    const answer = error(1, 3, 'execution reverted')
    const { post } = await appWithNode(() => JSON.stringify(answer))
    const response = await post(call(1))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(answer)
  })

  it('gets an error without an id under its own id', async () => {
    const { post } = await appWithNode(() =>
      JSON.stringify(error(null, -32005, 'too many requests')),
    )
    expect(await (await post(call('a'))).json()).toEqual(error('a', -32005, 'too many requests'))
  })

  it('without an id gets no response', async () => {
    const { post, sent } = await appWithNode(() => '')
    const response = await post('{"jsonrpc":"2.0","method":"eth_chainId"}')
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['an HTML page', '<!doctype html><h1>502</h1>'],
    ['cut JSON', '{"jsonrpc":"2.0","id":1,"resu'],
    ['nothing', ''],
    ['another id', result(2)],
    ['the id as text', result('1')],
    ['a list', `[${result(1)}]`],
    ['no version', '{"id":1,"result":"0x1"}'],
    ['neither result nor error', '{"jsonrpc":"2.0","id":1}'],
    [
      'both result and error',
      '{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1,"message":""}}',
    ],
    ['an error without a code', '{"jsonrpc":"2.0","id":1,"error":{"message":"x"}}'],
    ['null', 'null'],
  ])('gets an error under its own id if the node returns %s', async (_, text) => {
    const { post } = await appWithNode(() => text)
    const response = await post(call(1))
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual(error(1, -32603, badResponse))
  })
})

describe('a batch', () => {
  it('returns the node’s responses unchanged if they are complete and in order', async () => {
    const text = `[ ${result(1)}, ${result('b')} ]`
    const { post, sent } = await appWithNode(() => text)
    const body = `[${call(1)},${call('b')}]`
    const response = await post(body)
    expect(await response.text()).toBe(text)
    expect(sent[0]?.init.body).toBe(body)
  })

  it('returns each response once, in order, and an error for each missing one', async () => {
    const { post } = await appWithNode(
      () => `[${result(3, 'c')},${result(99)},${result(1, 'a')},${result(1, 'again')},7]`,
    )
    const response = await post(`[${call(1)},${call(2)},${call(3)}]`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'a' },
      error(2, -32603, badResponse),
      { jsonrpc: '2.0', id: 3, result: 'c' },
    ])
  })

  it('may use an id twice', async () => {
    const { post } = await appWithNode(() => `[${result(1, 'a')},${result(1, 'b')}]`)
    expect(await (await post(`[${call(1)},${call(1)}]`)).json()).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'a' },
      { jsonrpc: '2.0', id: 1, result: 'b' },
    ])
  })

  it('forwards well-formed calls and refuses the rest', async () => {
    const { post, sent } = await appWithNode(() => `[${result(1)}]`)
    const response = await post(`[${call(1)},7,{"jsonrpc":"2.0","id":5,"method":9}]`)
    expect(sent[0]?.init.body).toBe(`[${call(1)}]`)
    const refusal = 'The request is not a JSON-RPC 2.0 call.'
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x1' },
      error(null, -32600, refusal),
      error(5, -32600, refusal),
    ])
  })

  it('without a well-formed call never reaches the node', async () => {
    const { post, sent } = await appWithNode(() => '[]')
    expect(await (await post('[1,2]')).json()).toHaveLength(2)
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['one error for all', JSON.stringify(error(null, -32005, 'slow down')), -32005, 'slow down'],
    ['a single answer', result(1), -32603, badResponse],
    ['an HTML page', '<html>', -32603, badResponse],
  ])('returns an error for each call if the node returns %s', async (_, text, code, message) => {
    const { post } = await appWithNode(() => text)
    expect(await (await post(`[${call(1)},${call(2)}]`)).json()).toEqual([
      error(1, code, message),
      error(2, code, message),
    ])
  })

  it('of notifications only gets no response', async () => {
    const { post } = await appWithNode(() => '')
    expect((await post('[{"jsonrpc":"2.0","method":"x"}]')).status).toBe(204)
  })

  it('contains between 1 and 1000 calls', async () => {
    const { post, sent } = await appWithNode((body) =>
      JSON.stringify(JSON.parse(body).map(({ id }: { id: number }) => JSON.parse(result(id)))),
    )
    const batch = (length: number) => `[${Array.from({ length }, (_, id) => call(id)).join()}]`
    expect(await (await post(batch(1000))).json()).toHaveLength(1000)
    const tooMany = await post(batch(1001))
    expect(tooMany.status).toBe(400)
    expect(await tooMany.json()).toEqual(
      error(null, -32005, 'The batch holds more than 1000 calls.'),
    )
    expect(await (await post('[]')).json()).toEqual(error(null, -32600, 'The batch is empty.'))
    expect(sent).toHaveLength(1)
  })
})

describe('a request that is refused', () => {
  it.each([
    ['not JSON', '{', 400, error(null, -32700, 'The request is not JSON.')],
    ['empty', '', 400, error(null, -32700, 'The request is not JSON.')],
    ['no call', '{"id":4}', 400, error(4, -32600, 'The request is not a JSON-RPC 2.0 call.')],
    [
      'an id that is an object',
      '{"jsonrpc":"2.0","id":{},"method":"x"}',
      400,
      error(null, -32600, 'The request is not a JSON-RPC 2.0 call.'),
    ],
    [
      'parameters that are text',
      '{"jsonrpc":"2.0","id":1,"method":"x","params":"y"}',
      400,
      error(1, -32600, 'The request is not a JSON-RPC 2.0 call.'),
    ],
    [
      'nested deeply',
      `{"jsonrpc":"2.0","id":1,"method":"x","params":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
      400,
      error(1, -32602, 'The call is nested too deeply.'),
    ],
  ])('because it is %s is reported', async (_, body, status, expected) => {
    const { post, sent } = await appWithNode(() => result(1))
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual(expected)
    expect(sent).toHaveLength(0)
  })

  it.each([
    '/rpc/2',
    '/rpc/0',
    '/rpc/01',
    '/rpc/0x1',
    '/rpc/1e0',
    '/rpc/%31%20',
    '/rpc/99999999999999999/a',
  ])('because %s names no chain is reported', async (path) => {
    const { post, sent } = await appWithNode(() => result(1))
    const response = await post(call(1), path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(
      error(null, -32001, 'This server has no chain with this id.'),
    )
    expect(sent).toHaveLength(0)
  })

  it.each([
    'GET',
    'HEAD',
    'PUT',
    'DELETE',
  ])('because it is a %s names the allowed method', async (method) => {
    const { app } = await appWithNode(() => result(1))
    const response = await app.fetch(new Request('http://localhost:4700/rpc/1', { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    if (method === 'HEAD') return
    expect(await response.json()).toEqual(error(null, -32600, 'Send JSON-RPC calls with POST.'))
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    '',
  ])('because its type %j needs no preflight is 415', async (type) => {
    const { post, sent } = await appWithNode(() => result(1))
    expect((await post(call(1), '/rpc/1', { 'content-type': type })).status).toBe(415)
    expect(sent).toHaveLength(0)
  })

  it('because another site sent it is 403, while extensions and this machine may', async () => {
    const { post, sent } = await appWithNode(() => result(1))
    expect((await post(call(1), '/rpc/1', { origin: 'https://evil.example' })).status).toBe(403)
    expect(sent).toHaveLength(0)
    expect((await post(call(1), '/rpc/1', { origin: 'chrome-extension://x' })).status).toBe(200)
    expect((await post(call(1), '/rpc/1', { origin: 'http://localhost:4700' })).status).toBe(200)
  })

  it('because it is longer than 1 MiB is 413, whether announced or not', async () => {
    const { app, post, sent } = await appWithNode(() => result(1))
    const long = `${call(1)}${' '.repeat(1024 * 1024)}`
    const announced = await post(long, '/rpc/1', { 'content-length': String(long.length) })
    expect(announced.status).toBe(413)
    expect(await announced.json()).toEqual(error(null, -32005, 'The request is longer than 1 MiB.'))
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const streamed = await app.fetch(
      new Request('http://localhost:4700/rpc/1', {
        method: 'POST',
        body: endless,
        duplex: 'half',
        headers: { 'content-type': 'application/json' },
      } as RequestInit),
    )
    expect(streamed.status).toBe(413)
    expect(pulled).toBeLessThan(30)
    expect(sent).toHaveLength(0)
    const exact = call(1).padEnd(1024 * 1024)
    expect((await post(exact)).status).toBe(200)
  })
})
