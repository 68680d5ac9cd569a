import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { beforeEach, describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { freePort } from '../apps/shell/server/testing/freePort.ts'
import { type ServerProcess, serverProcess } from '../apps/shell/server/testing/serverProcess.ts'
import { root } from '../scripts/lib/root.mjs'
import { hasCaddy, startCaddy, statusOf, visitorAt } from './operating/caddy.ts'
import { hasNginx, startNginx } from './operating/nginx.ts'

const script = '/assets/large-Ab12_-Cd.js'
const picture = '/images/large.webp'
/** How long each attack lasts, in ms. */
const duration = 5_000
/** In bytes, for a connection that asks without reading, and for everything else. */
const memoryFor = (connections: number) => 40e6 + connections * 250e3
/** How long others wait, in ms of the server's processor time: all connections may ask at once. */
const waitFor = (connections: number) => 200 + connections * 2

let folder: string

beforeEach(async (context) => {
  if (process.platform !== 'linux') context.skip('Reads the memory of a process from /proc')
  folder = await mkdtemp(join(tmpdir(), 'foyer-downloads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, size] of [[script, 600_000] as const, [picture, 100_000] as const]) {
    await mkdir(join(folder, 'dist', path, '..'), { recursive: true })
    await writeFile(join(folder, 'dist', path), 'x'.repeat(size))
  }
})

/** Memory in use, in bytes: now, and the most since the last call of `forgetPeak`. */
async function memoryOf({ child }: ServerProcess): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
  return { now: field('VmRSS') * 1024, peak: field('VmHWM') * 1024 }
}

async function forgetPeak({ child }: ServerProcess): Promise<void> {
  await writeFile(`/proc/${child.pid}/clear_refs`, '5')
}

/** Requests of ordinary visitors, so that the process has its usual size. */
async function visit(server: ServerProcess): Promise<void> {
  for (let count = 0; count < 300; count += 1) {
    for (const path of ['/', script, picture, '/auth/session']) {
      await (await fetch(server.url + path)).arrayBuffer()
    }
  }
}

/** The processor time that the server's main thread has used, in ms. */
async function processorTimeOf({ child }: ServerProcess): Promise<number> {
  return Number((await readFile(`/proc/${child.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6
}

/**
 * The most that the server does, in ms of processor time, before it answers another visitor, until
 * `end` settles. Other programs on this machine do not matter then.
 */
async function longestWaitUntil(server: ServerProcess, end: Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const before = await processorTimeOf(server)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    longest = Math.max(longest, (await processorTimeOf(server)) - before)
    await setTimeout(20)
  }
  await over
  return longest
}

async function expectBounded(
  server: ServerProcess,
  connections: number,
  attack: () => Promise<unknown>,
) {
  await visit(server)
  const { now } = await memoryOf(server)
  await forgetPeak(server)
  const wait = await longestWaitUntil(server, attack())
  const { peak } = await memoryOf(server)
  console.info(`+${((peak - now) / 1e6).toFixed(0)} MB, ${wait.toFixed(0)} ms`)
  expect(peak - now).toBeLessThan(memoryFor(connections))
  expect(wait).toBeLessThan(waitFor(connections))
}

/** In a thread of its own, so that its work makes nobody wait. */
const attacker = `
import { connect } from 'node:net'
import { connect as connectHttp2 } from 'node:http2'
import { workerData } from 'node:worker_threads'
const { port, site, path, connections, count, reads } = workerData
const request = 'GET ' + path + ' HTTP/1.1\\r\\nHost: localhost:4700\\r\\n\\r\\n'
const ignore = () => {}
for (let index = 0; index < connections; index += 1) {
  if (site === undefined) {
    const socket = connect(port, '127.0.0.1').on('error', ignore)
    socket.write(request.repeat(count))
    if (reads) socket.resume()
    continue
  }
  const settings = { initialWindowSize: 1000 }
  const session = connectHttp2(site, { rejectUnauthorized: false, settings }).on('error', ignore)
  for (let asked = 0; asked < count; asked += 1) {
    session.request({ ':path': path }).on('error', ignore)
  }
}
setInterval(ignore, 1000)
`

interface Attack {
  /** Directly at the server, with pipelined requests. */
  readonly port?: number
  /** Over HTTP/2 through a proxy. */
  readonly site?: string
  readonly path: string
  readonly connections: number
  /** Requests of each connection, sent at once. */
  readonly count: number
  readonly reads?: boolean
}

/** Keeps up an attack for a while, then makes sure that `check` holds. */
async function attack(workerData: Attack, check = async () => {}): Promise<void> {
  const source = new URL(`data:text/javascript,${encodeURIComponent(attacker)}`)
  const worker = new Worker(source, { workerData })
  await Promise.race([setTimeout(duration), once(worker, 'error')])
  await check()
  await worker.terminate()
}

async function production(): Promise<ServerProcess> {
  return serverProcess(folder, { DATABASE_FILE: ':memory:' })
}

describe('downloads that nobody reads', () => {
  it.each([
    ['a script', script],
    ['a picture', picture],
    ['the page', '/'],
    ['the session', '/auth/session'],
  ])('stay small and let others through: %s', async (_, path) => {
    const server = await production()
    const port = Number(new URL(server.url).port)
    for (const [connections, count] of [[20, 200] as const, [800, 40] as const]) {
      await expectBounded(server, connections, () => attack({ port, path, connections, count }))
    }
  })

  it('do so for a connection that reads 2000 answers', async () => {
    const server = await production()
    const port = Number(new URL(server.url).port)
    await expectBounded(server, 1, () =>
      attack({ port, path: script, connections: 1, count: 2000, reads: true }),
    )
  })
})

const proxies = {
  Caddy: { has: hasCaddy, start: startCaddy, file: 'deploy/Caddyfile', package: 'caddy' },
  nginx: { has: hasNginx, start: startNginx, file: 'deploy/nginx.conf', package: 'nginx' },
} as const

function needProxy(context: TestContext, name: keyof typeof proxies): void {
  const proxy = proxies[name]
  if (!proxy.has()) context.skip(`Needs ${name}: apt-get install ${proxy.package}`)
}

describe.each(['Caddy', 'nginx'] as const)('behind %s as in deploy/', (name) => {
  it('unread downloads over HTTP/2 stay small and let others through', async (context) => {
    needProxy(context, name)
    const site = `https://localhost:${await freePort()}`
    const server = await serverProcess(folder, {
      DATABASE_FILE: ':memory:',
      PUBLIC_URL: site,
      TRUSTED_PROXIES: '127.0.0.1',
    })
    const proxy = proxies[name]
    const running = await proxy.start(join(root, proxy.file), site, [server.url, server.url])
    onTestFinished(running.stop)
    await expect.poll(() => statusOf(site, '/readyz'), { timeout: 60_000 }).toBe(200)
    const visitor = visitorAt('127.0.0.2')
    const check = async () =>
      expect((await visitor(new Request(`${site}/healthz`))).status).toBe(200)
    await expectBounded(server, 20, () =>
      attack({ site, path: script, connections: 20, count: 200 }, check),
    )
  })
})
