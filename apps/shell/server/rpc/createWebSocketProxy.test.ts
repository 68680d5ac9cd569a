import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { call, error } from '../testing/appWithNode.ts'
import { createWebSocketProxy, type WebSocketProxy } from './createWebSocketProxy.ts'

const publicUrl = 'http://localhost:4700'

/** A node that accepts WebSockets. `next()` returns the next one. */
async function fakeNode() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const next = async () => {
    const [socket]: WebSocket[] = await once(server, 'connection')
    if (!socket) throw new Error('no socket')
    return socket
  }
  return { url: `ws://127.0.0.1:${portOf(server.address())}`, next }
}

async function proxyTo(
  url: string,
): Promise<{ origin: string; proxy: WebSocketProxy; server: Server }> {
  const proxy = createWebSocketProxy({ upstreams: new Map([[1, url]]), publicUrl })
  const server = createServer()
  server.on('upgrade', proxy.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    await proxy.close(0)
    server.closeAllConnections()
    server.close()
  })
  return { origin: `ws://127.0.0.1:${portOf(server.address())}`, proxy, server }
}

function portOf(address: unknown): number {
  if (typeof address === 'object' && address && 'port' in address) return Number(address.port)
  throw new Error('not listening')
}

async function message(socket: WebSocket): Promise<{ text: string; isBinary: boolean }> {
  const [data, isBinary] = await once(socket, 'message')
  return { text: String(data), isBinary }
}

async function closing(socket: WebSocket): Promise<{ code: number; reason: string }> {
  const [code, reason] = await once(socket, 'close')
  return { code, reason: String(reason) }
}

/** A visitor's socket and the node's end of it. */
async function pair(options = {}) {
  const node = await fakeNode()
  const { origin, proxy } = await proxyTo(node.url)
  const arrived = node.next()
  const visitor = new WebSocket(`${origin}/rpc/1/ws`, options)
  await once(visitor, 'open')
  return { visitor, atNode: await arrived, proxy }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('/rpc/:chainId/ws', () => {
  it('forwards calls to the node, and text and bytes back', async () => {
    const { visitor, atNode } = await pair()
    visitor.send(call(1))
    expect(await message(atNode)).toEqual({ text: call(1), isBinary: false })
    visitor.send(Buffer.from(`[${call(1)}]`))
    expect(await message(atNode)).toEqual({ text: `[${call(1)}]`, isBinary: false })
    atNode.send(Buffer.from('bytes'))
    expect(await message(visitor)).toEqual({ text: 'bytes', isBinary: true })
  })

  it('refuses the same calls as over HTTP, in text and in bytes', async () => {
    const { visitor, atNode } = await pair()
    const seen: string[] = []
    atNode.on('message', (data) => seen.push(String(data)))
    const wrong =
      '{"jsonrpc":"2.0","id":7,"method":"anvil_setRpcUrl","params":["http://192.0.2.1"]}'
    const refusal = error(7, -32601, 'The nodes of this demo cannot connect to another address.')
    for (const frame of [wrong, Buffer.from(wrong)]) {
      visitor.send(frame)
      expect(JSON.parse((await message(visitor)).text)).toEqual(refusal)
    }
    visitor.send('not JSON')
    expect(JSON.parse((await message(visitor)).text)).toMatchObject({ error: { code: -32700 } })
    const passed = message(atNode)
    visitor.send(`[${wrong},${call(2)}]`)
    expect(JSON.parse((await message(visitor)).text)).toEqual([refusal])
    await passed
    expect(seen).toEqual([`[${call(2)}]`])
  })

  it('buffers what a visitor sends before the node is connected', async () => {
    const node = new WebSocketServer({ noServer: true })
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      for (const socket of node.clients) socket.terminate()
      server.close()
    })
    const { origin } = await proxyTo(`ws://127.0.0.1:${portOf(server.address())}`)
    const asked = once(server, 'upgrade')
    const visitor = new WebSocket(`${origin}/rpc/1/ws`)
    await once(visitor, 'open')
    await new Promise((resolve) => visitor.send(call('first'), resolve))
    await new Promise((resolve) => visitor.send(call('second'), resolve))
    const [request, socket, head] = await asked
    const received = await new Promise<string[]>((resolve) => {
      const texts: string[] = []
      node.handleUpgrade(request, socket, head, (atNode) => {
        atNode.on('message', (data) => {
          texts.push(String(data))
          if (texts.length === 2) resolve(texts)
        })
      })
    })
    expect(received).toEqual([call('first'), call('second')])
  })

  it('sends the node neither cookies nor the origin of the visitor', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => server.close())
    await once(server, 'listening')
    const { origin } = await proxyTo(`ws://127.0.0.1:${portOf(server.address())}`)
    const connected = once(server, 'connection')
    const visitor = new WebSocket(`${origin}/rpc/1/ws`, {
      origin: publicUrl,
      headers: { cookie: 'session=secret', authorization: 'Bearer secret' },
    })
    onTestFinished(() => visitor.terminate())
    const [, request] = await connected
    expect(request.headers).not.toHaveProperty('cookie')
    expect(request.headers).not.toHaveProperty('authorization')
    expect(request.headers).not.toHaveProperty('origin')
  })

  it.each([
    [1000, 'done', { code: 1000, reason: 'done' }],
    [4321, 'own', { code: 4321, reason: 'own' }],
    [undefined, undefined, { code: 1005, reason: '' }],
  ])('closes the node’s side when the visitor leaves with %s', async (code, reason, expected) => {
    const { visitor, atNode } = await pair()
    const closed = closing(atNode)
    visitor.close(code, reason)
    expect(await closed).toEqual(expected)
  })

  it('forwards the node’s close code to the visitor', async () => {
    const { visitor, atNode } = await pair()
    const closed = closing(visitor)
    atNode.close(1012, 'restart')
    expect(await closed).toEqual({ code: 1012, reason: 'restart' })
  })

  it('closes the visitor’s side when the node vanishes', async () => {
    const { visitor, atNode } = await pair()
    const closed = closing(visitor)
    atNode.terminate()
    expect(await closed).toEqual({ code: 1014, reason: 'The node closed the connection.' })
  })

  it('closes the node’s side when the visitor vanishes', async () => {
    const { visitor, atNode } = await pair()
    const closed = closing(atNode)
    visitor.terminate()
    expect((await closed).code).toBe(1005)
  })

  it('closes the visitor’s side if the node is unreachable', async () => {
    const { origin } = await proxyTo('ws://127.0.0.1:1')
    const visitor = new WebSocket(`${origin}/rpc/1/ws`)
    expect((await closing(visitor)).code).toBe(1014)
  })

  it('refuses a message of more than 1 MiB with 1009', async () => {
    const { visitor, atNode } = await pair()
    const closed = closing(visitor)
    const atNodeClosed = closing(atNode)
    visitor.send('x'.repeat(1024 * 1024 + 1))
    expect((await closed).code).toBe(1009)
    await atNodeClosed
  })

  it('applies backpressure to a fast node and loses nothing', async () => {
    const { visitor, atNode } = await pair()
    const paused = vi.spyOn(WebSocket.prototype, 'pause')
    visitor.pause()
    paused.mockClear()
    const block = Buffer.alloc(1024 * 1024, 'x')
    for (let index = 0; index < 32; index += 1) atNode.send(block)
    atNode.send('last')
    await vi.waitFor(() => expect(paused).toHaveBeenCalled())
    let received = 0
    const last = new Promise<void>((resolve) => {
      visitor.on('message', (data, isBinary) => {
        if (!isBinary) return resolve()
        received += Buffer.isBuffer(data) ? data.byteLength : 0
      })
    })
    visitor.resume()
    await last
    expect(received).toBe(32 * 1024 * 1024)
  })

  it('closes all sockets when the server stops and waits for them', async () => {
    const { visitor, atNode, proxy } = await pair()
    const closed = Promise.all([closing(visitor), closing(atNode)])
    await proxy.close()
    expect((await closed)[0]).toEqual({ code: 1001, reason: 'The server is stopping.' })
  })

  it('limits how long it waits for a visitor that does not respond', async () => {
    const { visitor, proxy } = await pair()
    visitor.pause()
    await proxy.close(10)
    visitor.resume()
    expect((await closing(visitor)).code).toBe(1001)
  })

  it.each([
    ['an unknown chain', '/rpc/2/ws', {}, 404],
    ['another path', '/elsewhere', {}, 404],
    ['a strange path', '//', {}, 404],
    ['another site', '/rpc/1/ws', { Origin: 'https://evil.example' }, 403],
    ['an opaque origin', '/rpc/1/ws', { Origin: 'null' }, 403],
    ['a broken handshake', '/rpc/1/ws', { 'Sec-WebSocket-Key': 'short' }, 400],
  ])('refuses %s in HTTP', async (_, path, headers, status) => {
    const { origin } = await proxyTo('ws://127.0.0.1:1')
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const lines = Object.entries({
      Host: 'localhost',
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    const [data] = await once(socket, 'data')
    expect(String(data)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    await once(socket, 'close')
  })

  it('drops a refused connection even if the visitor never closes it', async () => {
    const { origin, server } = await proxyTo('ws://127.0.0.1:1')
    const arrived = once(server, 'connection')
    const socket = connect({
      port: Number(new URL(origin).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    })
    onTestFinished(() => void socket.destroy())
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    const [atServer] = await arrived
    await once(atServer, 'close')
    expect(socket.writable).toBe(true)
  })
})
