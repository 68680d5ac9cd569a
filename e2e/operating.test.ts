import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { defaultLimits } from '@foyer/auth'
import { createBrowser, type Handler, testAccount } from '@foyer/auth/testing/browser'
import { needPostgres, startPostgres, type TestPostgres } from '@foyer/auth/testing/postgres'
import { createRelay } from '@foyer/testkit/relay'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { serve } from '../apps/shell/server/serve.ts'
import { fakeDist } from '../apps/shell/server/testing/fakeDist.ts'
import { freePort } from '../apps/shell/server/testing/freePort.ts'
import { portOf } from '../scripts/lib/portOf.ts'
import { root } from '../scripts/lib/root.mjs'
import { hasCaddy, startCaddy, statusOf, visitorAt } from './operating/caddy.ts'
import { createInstallation, type RunningProcess } from './operating/installation.ts'
import { hasNginx, startNginx } from './operating/nginx.ts'

const caddyfile = join(root, 'deploy/Caddyfile')
/** The user `nobody`. The tests may run as root, but a server should not. */
const install = 'ci --omit=dev --omit=optional --ignore-scripts -w @foyer/server'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

/** Stops what a step started when the test ends, even if it fails. */
function atEnd(stop: () => unknown): void {
  onTestFinished(async () => void (await stop()))
}

describe("an operator's day", () => {
  it('works as documented: install, run behind Caddy on PostgreSQL, restart under load, back up, restore, downgrade and upgrade', async (context) => {
    if (!hasCaddy()) context.skip('Needs Caddy: apt-get install caddy')
    needPostgres(context)
    const guide = await readFile(join(root, 'docs/for-operators.md'), 'utf8')
    const url = (await postgres?.database()) ?? ''
    const owner = await stat(new URL(url.replace('///', '//x/')).searchParams.get('host') ?? '/')

    // Install, then run all as an ordinary user.
    const place = await createInstallation({ uid: owner.uid, gid: owner.gid })
    atEnd(place.remove)
    expect(guide).toContain(`npm ${install}`)
    await place.install(install)

    // Two processes behind Caddy. Their database's URL is in a file.
    await writeFile(join(place.folder, 'database-url'), `${url}\n`)
    const site = `https://localhost:${await freePort()}`
    const ports = [await freePort(), await freePort()]
    const database = { DATABASE_URL_FILE: join(place.folder, 'database-url') }
    const environment = (port: number | undefined) => ({
      ...database,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: site,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '4',
      AUTH_NONCES_PER_CLIENT: '20',
    })
    const start = async (index: number) => {
      const running = await place.serve(environment(ports[index]))
      atEnd(running.kill)
      return running
    }
    let processes: RunningProcess[] = await Promise.all([start(0), start(1)])
    const upstreams = ports.map((port) => `http://127.0.0.1:${port}`)
    const caddy = await startCaddy(caddyfile, site, upstreams)
    atEnd(caddy.stop)
    await expect.poll(() => statusOf(site, '/readyz'), { timeout: 60_000 }).toBe(200)
    expect(await place.npm('run database -- status', database)).toMatch(/needs (\d+)/)

    // Sign in through Caddy. Each visitor's address is limited separately, and cannot be forged.
    const browser = createBrowser(visitorAt('127.0.0.1'), { origin: site })
    expect((await browser.signIn(testAccount())).status).toBe(200)
    const nonces = async (send: ReturnType<typeof visitorAt>) => {
      const visitor = createBrowser(send, { origin: site })
      const statuses = []
      for (let count = 0; count < 30; count += 1) {
        statuses.push((await visitor.send('POST', '/nonce')).status)
      }
      return statuses
    }
    // Polled, as a minute, and with it the limit, may start over in between.
    await expect.poll(() => nonces(visitorAt('127.0.0.2'))).toContain(429)
    const forged = visitorAt('127.0.0.2', { 'x-forwarded-for': '8.8.8.8' })
    await expect.poll(() => nonces(forged)).toContain(429)
    expect((await nonces(visitorAt('127.0.0.3')))[0]).toBe(200)

    // Restart both, one after the other, under load.
    const statuses: number[] = []
    let isRunning = true
    const load = Array.from({ length: 4 }, async () => {
      while (isRunning) {
        for (const path of ['/', '/auth/session', '/healthz']) {
          statuses.push(await statusOf(site, path))
        }
      }
    })
    const moreOfThem = async () => {
      const before = statuses.length
      await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(before + 50)
    }
    for (const index of [0, 1]) {
      await moreOfThem()
      expect(await processes[index]?.end()).toBe(0)
      await moreOfThem()
      processes = processes.with(index, await start(index))
      const own = `http://127.0.0.1:${ports[index]}/readyz`
      await expect.poll(async () => (await fetch(own)).status).toBe(200)
    }
    await moreOfThem()
    isRunning = false
    await Promise.all(load)
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
    expect((await browser.send('GET', '/session')).status).toBe(200)

    // Back up, lose everything, restore.
    const commands = ['backup foyer.backup', 'restore foyer.backup', 'clear-sessions', 'status']
    for (const command of commands) expect(guide).toContain(`npm run database -- ${command}`)
    await place.npm('run database -- backup foyer.backup', database)
    expect(await place.npm('run database -- clear-sessions', database)).toContain('Ended 1 session')
    expect((await browser.send('GET', '/session')).status).toBe(401)
    for (const running of processes) expect(await running.end()).toBe(0)
    await place.npm('run database -- restore foyer.backup --keep-sessions', database)

    // Go back to the schema of the version before, and upgrade from it.
    const needed = Number(
      /needs (\d+)/.exec(await place.npm('run database -- status', database))?.[1],
    )
    expect(guide).toContain('npm run database -- migrate --to')
    await place.npm(`run database -- migrate --to ${needed - 1}`, database)
    processes = await Promise.all([start(0), start(1)])
    await expect.poll(() => statusOf(site, '/readyz'), { timeout: 60_000 }).toBe(200)
    expect(await place.npm('run database -- status', database)).toContain(`version ${needed};`)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    for (const running of processes) expect(await running.end()).toBe(0)
  })
})

const proxies = {
  Caddy: { has: hasCaddy, start: startCaddy, file: caddyfile, package: 'caddy' },
  nginx: {
    has: hasNginx,
    start: startNginx,
    file: join(root, 'deploy/nginx.conf'),
    package: 'nginx',
  },
} as const

describe.each(['Caddy', 'nginx'] as const)('%s as in deploy/', (name) => {
  it('serves TLS and HTTP/2, forwards WebSockets and client addresses, and loses no request when a process ends', async (context) => {
    const proxy = proxies[name]
    if (!proxy.has()) context.skip(`Needs ${name}: apt-get install ${proxy.package}`)
    const site = `https://localhost:${await freePort()}`
    const distDir = await fakeDist()
    const start = () =>
      serve({
        mode: 'demo',
        host: '127.0.0.1',
        port: 0,
        publicUrl: site,
        distDir,
        relay: createRelay(),
        auth: {
          trustedProxies: ['127.0.0.1'],
          limits: { ...defaultLimits, nonces: { perClient: 20, overall: 3000 } },
        },
      })
    const servers = [await start(), await start()]
    for (const server of servers) atEnd(server.close)
    const upstreams = servers.map(({ port }) => `http://127.0.0.1:${port}`)
    const running = await proxy.start(proxy.file, site, upstreams)
    atEnd(running.stop)
    await expect.poll(() => statusOf(site, '/readyz'), { timeout: 60_000 }).toBe(200)

    const socket = new WebSocket(`${site.replace('https', 'wss')}/demo/relay`, {
      rejectUnauthorized: false,
      origin: site,
    })
    atEnd(() => socket.terminate())
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

    // 20 nonces per process and address, regardless of headers.
    const nonces = async (send: Handler) => {
      const visitor = createBrowser(send, { origin: site })
      const statuses = []
      for (let count = 0; count < 50; count += 1) {
        statuses.push((await visitor.send('POST', '/nonce')).status)
      }
      return statuses
    }
    await expect.poll(() => nonces(visitorAt('127.0.0.2'))).toContain(429)
    const forged = visitorAt('127.0.0.2', { 'x-forwarded-for': '8.8.8.8' })
    await expect.poll(() => nonces(forged)).not.toContain(200)
    expect((await nonces(visitorAt('127.0.0.3')))[0]).toBe(200)

    const statuses: number[] = []
    let isRunning = true
    const load = Array.from({ length: 4 }, async () => {
      while (isRunning) statuses.push(await statusOf(site, '/healthz'))
    })
    await expect.poll(() => statuses.length).toBeGreaterThan(50)
    await servers[0]?.close(3000)
    const before = statuses.length
    await expect.poll(() => statuses.length).toBeGreaterThan(before + 50)
    isRunning = false
    await Promise.all(load)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('goes on with a process that cannot tell one visitor who they are', async (context) => {
    const proxy = proxies[name]
    if (!proxy.has()) context.skip(`Needs ${name}: apt-get install ${proxy.package}`)
    const site = `https://localhost:${await freePort()}`
    // As when the nodes of a contract account do not respond.
    const ports = [await freePort(), await freePort()]
    for (const port of ports) {
      const server = createServer(({ url }, response) => {
        response.statusCode = url === '/auth/session' ? 503 : 200
        response.end()
      })
      atEnd(() => server.close())
      await once(server.listen(port, '127.0.0.1'), 'listening')
    }
    const upstreams = ports.map((port) => `http://127.0.0.1:${port}`)
    const running = await proxy.start(proxy.file, site, upstreams)
    atEnd(running.stop)
    await expect.poll(() => statusOf(site, '/'), { timeout: 60_000 }).toBe(200)
    const paths = ['/auth/session', '/auth/session', '/', '/auth/session', '/']
    const statuses = []
    for (const path of paths) statuses.push(await statusOf(site, path))
    expect(statuses).toEqual([503, 503, 200, 503, 200])
  })

  it('serves each page with its own scripts while the processes have different builds', async (context) => {
    const proxy = proxies[name]
    if (!proxy.has()) context.skip(`Needs ${name}: apt-get install ${proxy.package}`)
    const site = `https://localhost:${await freePort()}`
    const upstreams: string[] = []
    for (const script of ['/assets/index-oldbuild.js', '/assets/index-newbuild.js']) {
      const server = createServer(({ url = '' }, response) => {
        response.statusCode = url === script || !url.startsWith('/assets/') ? 200 : 404
        response.end(script)
      })
      atEnd(() => server.close())
      await once(server.listen(0, '127.0.0.1'), 'listening')
      upstreams.push(`http://127.0.0.1:${portOf(server)}`)
    }
    const running = await proxy.start(proxy.file, site, upstreams)
    atEnd(running.stop)
    await expect.poll(() => statusOf(site, '/'), { timeout: 60_000 }).toBe(200)
    const statuses = []
    for (let index = 0; index < 40; index += 1) {
      const visit = visitorAt('127.0.0.1')
      const page = await visit(new Request(`${site}/`))
      const script = await visit(new Request(site + (await page.text())))
      statuses.push(script.status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    // Without a process that has it, a file is missing.
    expect(await statusOf(site, '/assets/gone.js')).toBe(404)
  })
})
