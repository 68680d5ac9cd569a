import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RequestContext } from './AuthContext.ts'
import { createAuth } from './createAuth.ts'
import { sqliteStore } from './store/sqliteStore.ts'
import { toNodeHandler } from './toNodeHandler.ts'

const servers: ReturnType<typeof createServer>[] = []
const store = sqliteStore({ file: ':memory:' })
const handler = toNodeHandler(createAuth({ origin: 'http://localhost', chainIds: [1], store }))

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
  const fetch = vi.fn(async (_request: Request, _info?: RequestContext) => new Response())
  const base = await serve(toNodeHandler({ fetch }))
  const closed = new Promise((resolve) =>
    servers[0]?.once('connection', (socket) => socket.once('close', resolve)),
  )
  const client = connect(Number(new URL(base).port), '127.0.0.1')
  await once(client, 'connect')
  // Two requests at once: the second is parsed after the first has been dropped.
  client.write(nonceRequest.repeat(2))
  client.resetAndDestroy()
  await closed
  expect(fetch).not.toHaveBeenCalled()
})

test('answers over a Unix socket, whose clients have no address', async () => {
  const fetch = vi.fn(async (_request: Request, _info?: RequestContext) => new Response('here'))
  const folder = await mkdtemp(join(tmpdir(), 'foyer-socket-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'auth')
  const server = createServer(toNodeHandler({ fetch })).listen(path)
  servers.push(server)
  await once(server, 'listening')
  const client = connect(path)
  client.end(nonceRequest)
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
  expect(fetch.mock.calls[0]?.[1]).toEqual({ peerAddress: undefined })
})
