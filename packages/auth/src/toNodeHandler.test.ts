import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Auth, createAuth } from './createAuth.ts'
import { sqliteStore } from './store/sqliteStore.ts'
import { toNodeHandler } from './toNodeHandler.ts'

const servers: ReturnType<typeof createServer>[] = []
const store = sqliteStore({ file: ':memory:' })
const handler = toNodeHandler(createAuth({ origin: 'http://localhost', chainIds: [1], store }))
const handle = vi.fn<Auth['handle']>(async () => ({
  status: 200,
  headers: {},
  cookies: [],
  body: 'here',
}))

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const nonceRequest = [
  'POST /auth/nonce HTTP/1.1',
  'Host: localhost',
  'Origin: http://localhost',
  'Content-Type: application/json',
  'Content-Length: 2',
  '',
  '{}',
].join('\r\n')

const askNonce = (base: string) =>
  fetch(`${base}/auth/nonce`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: '{}',
  })

test('answers node:http requests, with cookies', async () => {
  const response = await askNonce(await serve(handler))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ nonce: expect.any(String), expiresIn: 300 })
  expect(response.headers.getSetCookie()).toHaveLength(1)
})

test('answers below a mount path that the host strips, as Express does', async () => {
  const base = await serve((request: IncomingMessage & { originalUrl?: string }, response) => {
    request.originalUrl = request.url ?? ''
    request.url = '/nonce'
    void handler(request, response)
  })
  expect((await askNonce(base)).status).toBe(200)
})

test('S22 handles no request whose client has reset the connection, and so has no address', async () => {
  const base = await serve(toNodeHandler({ handle }))
  const closed = new Promise((resolve) =>
    servers[0]?.once('connection', (socket) => socket.once('close', resolve)),
  )
  const client = connect(Number(new URL(base).port), '127.0.0.1')
  await once(client, 'connect')
  // Two requests at once: the second is parsed after the first has been dropped.
  client.write(nonceRequest.repeat(2))
  client.resetAndDestroy()
  await closed
  expect(handle).not.toHaveBeenCalled()
})

test('answers over a Unix socket, whose clients have no address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-socket-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'auth')
  const server = createServer(toNodeHandler({ handle })).listen(path)
  servers.push(server)
  await once(server, 'listening')
  const client = connect(path)
  client.end(nonceRequest)
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
  expect(handle.mock.calls[0]?.[1]).toEqual({ peerAddress: undefined })
})

test('reads a body in parts, and answers HEAD without one', async () => {
  const base = await serve(handler)
  const parts = new ReadableStream({
    start(controller) {
      for (const part of ['{"message":', '"a"}']) controller.enqueue(Buffer.from(part))
      controller.close()
    },
  })
  const send = (body: BodyInit) =>
    fetch(`${base}/auth/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
      body,
      ...{ duplex: 'half' },
    })
  const answer = await send(parts)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 'malformed' } })
  const head = await fetch(`${base}/auth/session`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([401, ''])
})

test.each([
  ['announced', `Content-Length: ${1024 ** 3}`, ''],
  ['not announced', 'Transfer-Encoding: chunked', `8000\r\n${'x'.repeat(0x8000)}\r\n`],
])('S9 refuses a body that is too long, %s, and reads no more of it', async (_, length, body) => {
  const base = await serve(handler)
  const client = connect(Number(new URL(base).port), '127.0.0.1')
  client.write(
    nonceRequest
      .replace('nonce', 'verify')
      .replace(/Content-Length: 2|\{\}/g, (part) => (part === '{}' ? body : length)),
  )
  let received = ''
  for await (const part of client) received += String(part)
  expect(received).toMatch(/^HTTP\/1.1 413 /)
  expect(received).toMatch(/\r\nConnection: close\r\n/)
})

test('answers when something else has read the body, and when it breaks off', async () => {
  const statuses: number[] = []
  const base = await serve(async (request, response) => {
    if (request.headers['x-read'] === '1') for await (const _ of request);
    await handler(request, response)
    statuses.push(response.statusCode)
  })
  const verify = nonceRequest.replace('nonce', 'verify')
  const send = (request: string) => connect(Number(new URL(base).port), '127.0.0.1').end(request)
  const read = send(verify.replace('Host', 'X-Read: 1\r\nHost'))
  expect(String((await once(read, 'data'))[0])).toMatch(/^HTTP\/1.1 400 /)
  send(verify.replace('Length: 2', 'Length: 200'))
  await expect.poll(() => statuses).toEqual([400, 400])
})
