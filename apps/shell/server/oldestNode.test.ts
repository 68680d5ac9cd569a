import { once } from 'node:events'
import { get, type RequestListener, type ServerOptions } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { silentLogger } from './logger.ts'
import { serve } from './serve.ts'
import { fakeDist } from './testing/fakeDist.ts'

// Node 22.13 does not know the option `shouldUpgradeCallback`.
vi.mock('node:http', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:http')>()
  const createServer = (options: ServerOptions, listener: RequestListener) =>
    original.createServer({ ...options, shouldUpgradeCallback: undefined }, listener)
  return { ...original, createServer }
})

// As `curl --http2` and Java's client send it with their first request.
it('on Node 22.13 too, answers a request that offers another protocol', async () => {
  const { close, port } = await serve({
    auth: { databaseFile: ':memory:' },
    mode: 'production',
    host: 'localhost',
    port: 0,
    distDir: await fakeDist(),
    logger: silentLogger,
  })
  onTestFinished(() => close())
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' }
  const request = get({ port, host: '127.0.0.1', path: '/healthz', headers, agent: false })
  const [response] = await once(request, 'response')
  response.resume()
  expect(response.statusCode).toBe(200)
})
