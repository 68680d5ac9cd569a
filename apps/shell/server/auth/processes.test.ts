import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, testAccount } from '@foyer/auth/testing/browser'
import { needPostgres, startPostgres, type TestPostgres } from '@foyer/auth/testing/postgres'
import { quickAccount } from '@foyer/auth/testing/quickAccount'
import { startRedis, type TestRedis } from '@foyer/auth/testing/redis'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { programProcess, type ServerProcess, serverProcess } from '../testing/serverProcess.ts'

const rounds = 200
const loops = 20
const sessionCookie = '__Host-foyer-session'

let postgres: TestPostgres | undefined
let redis: TestRedis | undefined
beforeAll(async () => {
  postgres = await startPostgres()
  redis = await startRedis()
})
afterAll(async () => {
  await postgres?.stop()
  await redis?.stop()
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-processes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts another process on the same data. */
type Start = (settings?: Readonly<Record<string, string>>) => Promise<ServerProcess>

async function onSqlite(): Promise<Start> {
  const folder = await temporaryFolder()
  return starter(folder, { DATABASE_FILE: join(folder, 'foyer.sqlite') })
}

async function onPostgres(context: TestContext): Promise<Start> {
  needPostgres(context)
  const DATABASE_URL = (await postgres?.database()) ?? ''
  return starter(await temporaryFolder(), { DATABASE_URL })
}

/** Our own server uses no Redis: a server with the handlers and `redisStore`. */
async function onRedis(context: TestContext): Promise<Start> {
  if (!redis) context.skip('Needs Redis: apt-get install redis-server')
  const program = [join(import.meta.dirname, '..', 'testing', 'redisServer.ts')]
  const database = { REDIS_SOCKET: redis.path, REDIS_PREFIX: `{${context.task.id}}:` }
  return (settings) => programProcess(program, { ...database, ...settings })
}

function starter(folder: string, environment: Readonly<Record<string, string>>): Start {
  return (settings) => serverProcess(folder, { ...environment, ...settings })
}

/** The same browser, talking to another process. */
function at(server: ServerProcess, browser: Browser): Browser {
  const other = server.browser()
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

async function statusOf(call: Promise<Response>): Promise<number> {
  const response = await call
  await response.arrayBuffer()
  return response.status
}

const metricsToken = 'for this test'

/** The processor time that a process has used, in seconds. */
async function processorTimeOf({ url }: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

/** Signs in, and checks each session ten times. */
async function visit(server: ServerProcess, signIns: number): Promise<void> {
  const visitors = Array.from({ length: 4 }, async (_, index) => {
    for (let count = 0; count < signIns / 4; count += 1) {
      const browser = server.browser()
      expect(await statusOf(browser.signIn(quickAccount(index + 1)))).toBe(200)
      for (let check = 0; check < 10; check += 1) {
        expect(await statusOf(browser.send('GET', '/session'))).toBe(200)
      }
    }
  })
  await Promise.all(visitors)
}

/** Processor time of each visit, in ms, while all processes are visited at once. */
async function costOf(servers: readonly ServerProcess[]): Promise<number> {
  const used = () => Promise.all(servers.map(processorTimeOf))
  const before = await used()
  await Promise.all(servers.map((server) => visit(server, 100)))
  const after = await used()
  const total = after.reduce((sum, time, index) => sum + time - (before[index] ?? 0), 0)
  return (total * 1000) / (servers.length * 100)
}

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
  ['Redis', onRedis],
] as const)('server processes on %s', (_, open) => {
  it(`S2 two of them accept exactly one of 50 concurrent verifications, in ${rounds} rounds, and share sessions`, async (context) => {
    const start = await open(context)
    const servers = await Promise.all([start(), start()])
    const [first, second] = servers
    for (let round = 0; round < rounds; round += 1) {
      const browser = first.browser()
      const account = testAccount(round + 1)
      const message = await browser.message(account)
      const signature = await account.signMessage({ message })
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const server = servers[index % 2] ?? first
          return statusOf(at(server, browser).send('POST', '/verify', { message, signature }))
        }),
      )
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status === 401)).toHaveLength(49)
    }

    const browser = first.browser()
    const message = await browser.message(testAccount())
    const signature = await testAccount().signMessage({ message })
    // The nonce comes from one process and is used at the other.
    const elsewhere = at(second, browser)
    expect(await statusOf(elsewhere.send('POST', '/verify', { message, signature }))).toBe(200)
    expect(await statusOf(at(first, elsewhere).send('GET', '/session'))).toBe(200)
    const before = at(first, elsewhere)
    expect(await statusOf(elsewhere.send('POST', '/logout'))).toBe(204)
    expect(await statusOf(before.send('GET', '/session'))).toBe(401)
  })

  it(`S25 lose no confirmed session and revive no nonce when killed during sign-ins, ${loops} times`, async (context) => {
    const start = await open(context)
    let server = await start()
    let account = 1
    for (let loop = 0; loop < loops; loop += 1) {
      const confirmed: { readonly browser: Browser; readonly body: unknown }[] = []
      const enough = 12 + loop
      let isUp = true
      const current = server
      const visitors = Array.from({ length: 6 }, async () => {
        while (isUp) {
          account += 1
          const browser = current.browser()
          try {
            const who = testAccount(account)
            const message = await browser.message(who)
            const body = { message, signature: await who.signMessage({ message }) }
            const status = await statusOf(browser.send('POST', '/verify', body))
            expect(status).toBe(200)
            confirmed.push({ browser, body })
          } catch (error) {
            // A request in progress when it was killed was never confirmed.
            if (isUp) throw error
          }
          if (isUp && confirmed.length >= enough) {
            isUp = false
            current.child.kill('SIGKILL')
          }
        }
      })
      await Promise.all(visitors)
      await current.end('SIGKILL')
      server = await start()
      expect(confirmed.length).toBeGreaterThanOrEqual(enough)
      for (const { browser, body } of confirmed) {
        expect(browser.cookies.has(sessionCookie)).toBe(true)
        const now = at(server, browser)
        expect(await statusOf(now.send('GET', '/session'))).toBe(200)
        expect(await statusOf(now.send('POST', '/verify', body))).toBe(401)
      }
    }
  })

  it('four of them share a limit', async (context) => {
    const start = await open(context)
    // Long enough that the window almost never ends during the test.
    const limit = { AUTH_NONCES_PER_CLIENT: '100', AUTH_LIMIT_SECONDS: '3600' }
    const servers = await Promise.all([start(limit), start(limit), start(limit), start(limit)])
    const statuses: number[] = []
    for (let index = 0; index < 100; index += 1) {
      const answers = servers.map((server) => statusOf(server.browser().send('POST', '/nonce')))
      statuses.push(...(await Promise.all(answers)))
    }
    const granted = statuses.filter((status) => status === 200).length
    expect(granted).toBeGreaterThanOrEqual(100)
    // Each of the other three may have granted a twentieth that it had not reported.
    expect(granted).toBeLessThanOrEqual(115)
    expect(statuses.filter((status) => status === 429)).toHaveLength(400 - granted)
  })

  it('exit with 0 on SIGTERM after finishing open requests', async (context) => {
    const start = await open(context)
    const server = await start()
    const browsers = Array.from({ length: 20 }, () => server.browser())
    const bodies = await Promise.all(
      browsers.map(async (browser, index) => {
        const account = testAccount(index + 1)
        const message = await browser.message(account)
        return { message, signature: await account.signMessage({ message }) }
      }),
    )
    const first = browsers[0]?.send('POST', '/verify', bodies[0])
    const rest = browsers.slice(1).map((browser, index) =>
      browser.send('POST', '/verify', bodies[index + 1]).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    await first
    const ended = server.end('SIGTERM')
    // Each request was either answered correctly or never accepted; none was cut off by a server
    // error.
    for (const status of await Promise.all(rest)) expect([200, 0, 503]).toContain(status)
    expect(await ended).toBe(0)
    const next = await start()
    for (const browser of browsers.filter(({ cookies }) => cookies.has(sessionCookie))) {
      expect(await statusOf(at(next, browser).send('GET', '/session'))).toBe(200)
    }
  })
})

// On free cores, this is how the number of visits grows with the processes. On a busy machine,
// where they also share caches, it is less; nothing can be said there of visits per second.
it('two and four processes on one PostgreSQL take no more processor time for each visit', async (context) => {
  const start = await onPostgres(context)
  const open = () => start({ METRICS_TOKEN: metricsToken })
  const servers = await Promise.all([open(), open(), open(), open()])
  const growth = new Map<number, number>([
    [2, 0],
    [4, 0],
  ])
  for (const server of servers) await visit(server, 100)
  for (let round = 0; round < 2; round += 1) {
    const alone = await costOf(servers.slice(0, 1))
    for (const [count, best] of growth) {
      const cost = await costOf(servers.slice(0, count))
      growth.set(count, Math.max(best, (count * alone) / cost))
    }
  }
  console.info(
    [...growth].map(([count, times]) => `${count}: ${times.toFixed(2)} times`).join(', '),
  )
  expect(growth.get(2)).toBeGreaterThan(1.5)
  expect(growth.get(4)).toBeGreaterThan(2.4)
})
