import { once } from 'node:events'
import { createServer, get, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { silentLogger } from './logger.ts'
import { openPort } from './openPort.ts'
import { MissingBuildError, maxSocketsPerClient, type ServeOptions, serve } from './serve.ts'
import { fakeDist, temporaryDir } from './testing/fakeDist.ts'

async function started(options: Partial<ServeOptions> = {}) {
  const server = await serve({
    auth: { databaseFile: ':memory:' },
    mode: 'demo',
    host: 'localhost',
    port: 0,
    distDir: await fakeDist(),
    logger: silentLogger,
    ...options,
  })
  onTestFinished(() => server.close())
  return server
}

async function fakeNode(answer: (body: string) => Promise<string>) {
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    outgoing.end(await answer(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}` }
}

const call = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
const result = '{"jsonrpc":"2.0","id":1,"result":"0x1"}'
const json = { 'content-type': 'application/json' }

/** The response to a raw request. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  const [data] = await once(socket, 'data')
  socket.destroy()
  return String(data)
}

describe('serve', () => {
  it('answers HTTP/1.0 health checks, which send no Host', async () => {
    const { port } = await started()
    expect(await raw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
    expect(await raw(port, 'GET /readyz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
    expect(await raw(port, 'GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  })

  it('keeps serving while it reports that it is closing, so that proxies can drain it', async () => {
    const server = await serve({
      mode: 'demo',
      host: 'localhost',
      port: 0,
      distDir: await fakeDist(),
      logger: silentLogger,
    })
    const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
    expect(await statusOf('/readyz')).toBe(200)
    const closed = server.close(5_000)
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    await closed
    await expect(statusOf('/healthz')).rejects.toThrow()
  })

  it('limits the WebSockets of one client, also behind a trusted proxy', async () => {
    const node = await fakeNode(async () => result)
    const nodes = new WebSocketServer({ server: node.server })
    onTestFinished(() => nodes.close())
    const { port, url } = await started({
      upstreams: new Map([[1, [node.url]]]),
      webSocketUpstreams: new Map([[1, node.wsUrl]]),
      auth: { trustedProxies: ['127.0.0.1', '::1'] },
    })
    const open = async (client: string) => {
      const headers = { 'x-forwarded-for': client }
      const socket = new WebSocket(`ws://localhost:${port}/rpc/1/ws`, { origin: url, headers })
      onTestFinished(() => socket.terminate())
      const [response] = await Promise.race([
        once(socket, 'open').then(() => []),
        once(socket, 'unexpected-response').then(([, answer]) => [answer]),
      ])
      return { socket, status: response?.statusCode ?? 101 }
    }
    const busy = '2001:db8::1'
    const opened = await Promise.all(Array.from({ length: maxSocketsPerClient }, () => open(busy)))
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([101]))
    expect((await open(busy)).status).toBe(429)
    expect((await open('2001:db8::2')).status).toBe(429)
    expect((await open('203.0.113.7')).status).toBe(101)
    opened[0]?.socket.terminate()
    await expect.poll(async () => (await open(busy)).status).toBe(101)
  })

  it('serves the page over a real socket at the URL it prints', async () => {
    const { url, port } = await started()
    expect(url).toBe(`http://localhost:${port}`)
    const response = await fetch(`${url}/`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await response.text()).toContain(`"publicUrl":"${url}"`)
  })

  it('redirects visitors of 127.0.0.1 to the public URL', async () => {
    const { port, url } = await started()
    const request = get({
      port,
      host: '127.0.0.1',
      path: '/networks',
      headers: { accept: 'text/html' },
    })
    const [response] = await once(request, 'response')
    response.resume()
    expect(response.statusCode).toBe(307)
    expect(response.headers.location).toBe(`${url}/networks`)
  })

  it('has a new instance id on each start of the demo and a fixed one in production', async () => {
    const [first, second] = [await started(), await started()]
    expect(first.instanceId).not.toBe(second.instanceId)
    expect((await started({ mode: 'production' })).instanceId).toBe('production')
  })

  it('forwards calls and sockets to the chains', async () => {
    const node = await fakeNode(async () => result)
    const sockets = new WebSocketServer({ server: node.server })
    sockets.on('connection', (socket) => {
      socket.on('message', (data) => socket.send(`echo ${data}`))
    })
    const { url } = await started({
      upstreams: new Map([[1, [node.url]]]),
      webSocketUpstreams: new Map([[1, node.wsUrl]]),
    })
    const response = await fetch(`${url}/rpc/1/b`, { method: 'POST', body: call, headers: json })
    expect(await response.text()).toBe(result)
    const socket = new WebSocket(`${url.replace('http', 'ws')}/rpc/1/ws`)
    await once(socket, 'open')
    socket.send(call)
    expect(String((await once(socket, 'message'))[0])).toBe(`echo ${call}`)
  })

  it('keeps a WebSocket open on which nothing is sent', async () => {
    const node = await fakeNode(async () => result)
    const nodes = new WebSocketServer({ server: node.server })
    onTestFinished(() => nodes.close())
    const openedPort = await openPort({ host: '127.0.0.1', port: 0, stalledTimeout: 50 })
    const { url } = await started({
      openPort: openedPort,
      port: openedPort.port,
      webSocketUpstreams: new Map([[1, node.wsUrl]]),
    })
    const socket = new WebSocket(
      `${url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/rpc/1/ws`,
    )
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    // Stalls at the same time, and is closed.
    const stalled = connect(openedPort.port, '127.0.0.1')
    await once(stalled.resume(), 'close')
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it.each([
    ['another protocol', '/healthz', 'h2c', 200],
    ['another path', '/elsewhere', 'websocket', 404],
    ['an unknown chain', '/rpc/2/ws', 'websocket', 404],
  ])('ignores an upgrade request to %s', async (_, path, upgrade, status) => {
    const { port } = await started({ webSocketUpstreams: new Map([[1, 'ws://127.0.0.1:1']]) })
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade, 'http2-settings': 'AAMAAABk' }
    const request = get({ port, host: '127.0.0.1', path, headers, agent: false })
    const [response] = await once(request, 'response')
    response.resume()
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it('refuses an oversized body over a real socket and keeps serving', async () => {
    const { url } = await started({ upstreams: new Map([[1, ['http://127.0.0.1:1']]]) })
    const body = new Blob(['x'.repeat(3 * 1024 * 1024)])
    const response = await fetch(`${url}/rpc/1`, { method: 'POST', body, headers: json })
    expect(response.status).toBe(413)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('finishes an open call when it is closed', async () => {
    let release = (_: string) => {}
    const asked = vi.fn()
    const node = await fakeNode(() => {
      asked()
      return new Promise((resolve) => {
        release = resolve
      })
    })
    const { url, close } = await started({ upstreams: new Map([[1, [node.url]]]) })
    const pending = fetch(`${url}/rpc/1`, { method: 'POST', body: call, headers: json })
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    const closed = close()
    release(result)
    expect(await (await pending).text()).toBe(result)
    await closed
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it('sends the strict headers even for an unreadable request', async () => {
    const { port } = await started()
    const request = httpRequest({ port, host: '127.0.0.1', setHost: false })
    request.setHeader('host', 'a b<script>')
    request.end()
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    response.resume()
  })

  const chunked = 'POST /auth/nonce HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'

  it.each([
    ['bytes that are not HTTP', 400, '\x16\x03\x01 not http\r\n\r\n'],
    ['a request without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['an invalid host', 400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a body that is not as announced', 400, `${chunked}x\r\n`],
    ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n'],
    ['too long headers', 431, `GET / HTTP/1.1\r\nHost: x\r\na: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('sends the headers of every response for %s', async (_, status, request) => {
    const { port } = await started({ publicUrl: 'https://app.example.org' })
    const answer = await raw(port, request)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const header of [
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy: same-origin-allow-popups',
      'cross-origin-resource-policy: same-origin',
      'x-content-type-options: nosniff',
      'referrer-policy: same-origin',
      'permissions-policy: accelerometer=()',
      'strict-transport-security: max-age=63072000',
      'cache-control: no-store',
      'x-request-id: ',
    ]) {
      expect(answer.toLowerCase()).toContain(`\r\n${header}`)
    }
  })

  it('never answers twice, not even if what follows a request is not HTTP', async () => {
    const { port } = await started()
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    let said = ''
    socket.on('data', (text) => {
      said += text
    })
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nnot http\r\n\r\n')
    await once(socket, 'close')
    expect(said.match(/HTTP\/1\.1 \d+ /g)).toHaveLength(1)
  })

  it('survives bytes that are not HTTP', async () => {
    const { port, url } = await started()
    const socket = connect(port, '127.0.0.1')
    socket.write('\x16\x03\x01 not http\r\n\r\n')
    await once(socket.resume(), 'close')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('S9 reads only the announced length of a sign-in and refuses two lengths', async () => {
    const { port, url } = await started()
    const answersTo = async (lengths: string, body: string) => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8')
      let said = ''
      socket.on('data', (text) => {
        said += text
      })
      const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
      socket.write(
        `POST /auth/verify HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${url}\r\nContent-Type: application/json\r\n${lengths}\r\n\r\n${body}${next}`,
      )
      await once(socket, 'close')
      return [...said.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)
    }
    const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
    const both = 'Content-Length: 2\r\nTransfer-Encoding: chunked'
    expect(await answersTo('Content-Length: 2', '{}')).toEqual(['400', '200'])
    expect(await answersTo(both, chunked('{}'))).toEqual(['400'])
    const long = chunked('x'.repeat(20_000))
    expect((await answersTo('Transfer-Encoding: chunked', long))[0]).toBe('413')
  })

  it('says what to do without a build, before it opens the port', async () => {
    const distDir = await temporaryDir()
    const options = { mode: 'production', host: 'localhost', port: 0, distDir } as const
    await expect(serve(options)).rejects.toThrow(MissingBuildError)
    await expect(serve(options)).rejects.toThrow('npm run build')
  })

  it('releases the port if it cannot start', async () => {
    const port = await openPort({ host: 'localhost', port: 0 })
    const policies = [{ connect: ['*'], reason: 'A test.' }]
    await expect(started({ openPort: port, policies })).rejects.toThrow('"*" cannot be a connect')
    await started({ port: port.port })
  })
})
