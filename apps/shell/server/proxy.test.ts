import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, constants } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needPostgres, startPostgres, type TestPostgres } from '@foyer/auth/testing/postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serverProcess } from './testing/serverProcess.ts'

const isLong = process.env.FOYER_LONG === '1'
const caddyfile = join(import.meta.dirname, '../../../deploy/Caddyfile')

function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'])
    return true
  } catch {
    return false
  }
}

let postgres: TestPostgres | undefined
beforeAll(async () => {
  if (isLong) postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

/** Runs Caddy with the sample file, TLS by an authority of its own. */
async function proxyFor(site: string, upstreams: readonly string[]): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-caddy-'))
  const caddy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      FOYER_SITE: site,
      FOYER_UPSTREAMS: upstreams.join(' '),
    },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    caddy.kill('SIGKILL')
    await once(caddy, 'exit')
    await rm(home, { recursive: true, force: true })
  })
}

/** The status of a request over HTTP/2, 0 when it fails. */
async function statusOf(site: string, path: string): Promise<number> {
  const session = connect(site, { rejectUnauthorized: false })
  try {
    session.on('error', () => {})
    const stream = session.request({ ':path': path })
    stream.on('error', () => {})
    const [headers] = await once(stream, 'response')
    stream.resume()
    await once(stream, 'close')
    return Number(headers[constants.HTTP2_HEADER_STATUS])
  } catch {
    return 0
  } finally {
    session.destroy()
  }
}

describe('two processes on PostgreSQL behind Caddy', () => {
  it('fail no request over TLS and HTTP/2 while one of them stops', async (context) => {
    if (!isLong) context.skip('Takes a minute: it belongs to npm run test:long')
    if (!hasCaddy()) context.skip('Caddy is not installed')
    needPostgres(context)
    const folder = await mkdtemp(join(tmpdir(), 'foyer-behind-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const site = 'https://localhost:4743'
    const environment = {
      DATABASE_URL: (await postgres?.database()) ?? '',
      PUBLIC_URL: site,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '4',
    }
    const [first, second] = await Promise.all([
      serverProcess(folder, environment),
      serverProcess(folder, environment),
    ])
    await proxyFor(
      site,
      [first.url, second.url].map((url) => url.replace('http://', '')),
    )
    await expect.poll(() => statusOf(site, '/readyz'), { timeout: 60_000 }).toBe(200)

    const statuses: number[] = []
    let isRunning = true
    const load = Array.from({ length: 4 }, async () => {
      while (isRunning) {
        for (const path of ['/', '/auth/session', '/healthz']) {
          statuses.push(await statusOf(site, path))
        }
      }
    })
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(50)
    expect(await second.end('SIGTERM')).toBe(0)
    const before = statuses.length
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(before + 50)
    isRunning = false
    await Promise.all(load)
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
  })
})
