import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
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

const askNonce = (base: string) =>
  fetch(`${base}/auth/nonce`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: '{}',
  })

test('answers node:http requests, with cookies', async () => {
  const response = await askNonce(await serve(handler))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ nonce: expect.any(String) })
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
