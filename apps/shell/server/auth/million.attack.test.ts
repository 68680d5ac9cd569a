import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { openPostgresStore } from '@foyer/auth/postgres'
import { sqliteStore } from '@foyer/auth/sqlite'
import { fillPostgres, fillSqlite } from '@foyer/auth/testing/fillSessions'
import { needPostgres, startPostgres, type TestPostgres } from '@foyer/auth/testing/postgres'
import { quickAccount } from '@foyer/auth/testing/quickAccount'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { runCommand } from '../database/runCommand.ts'
import { type ServerProcess, serverProcess } from '../testing/serverProcess.ts'
import type { AuthSettings } from './authSettings.ts'

const sessions = 1_000_000
const ended = 50_000
/** The most that the server may work, in ms, before it answers another visitor. */
const longestWork = 20
const metrics = { authorization: 'Bearer for this test' }

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
})
afterAll(() => postgres?.stop())

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-million-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function onSqlite(): Promise<AuthSettings> {
  const file = join(await temporaryFolder(), 'foyer.sqlite')
  await sqliteStore({ file }).close()
  return { databaseFile: file }
}

async function onPostgres(context: TestContext): Promise<AuthSettings> {
  needPostgres(context)
  const url = (await postgres?.database()) ?? ''
  await (await openPostgresStore({ url })).close()
  return { databaseUrl: url }
}

async function fill(
  { databaseFile, databaseUrl = '' }: AuthSettings,
  count: number,
  lifetime?: number,
) {
  if (databaseFile) fillSqlite(databaseFile, count, lifetime)
  else await fillPostgres(databaseUrl, count, lifetime)
}

async function megabytesOf({ databaseFile, databaseUrl }: AuthSettings): Promise<number> {
  if (databaseFile) return (await stat(databaseFile)).size / 1e6
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query("SELECT pg_total_relation_size('foyer_sessions') AS bytes")
  await client.end()
  return Number(rows[0]?.bytes) / 1e6
}

/** Whether sessions are stored that have ended. */
async function hasEnded({ databaseFile, databaseUrl }: AuthSettings): Promise<boolean> {
  const ends = `ends_at < ${Date.now() - 1000} LIMIT 1`
  if (databaseFile) {
    const database = new DatabaseSync(databaseFile, { readOnly: true })
    const row = database.prepare(`SELECT 1 FROM sessions WHERE ${ends}`).get()
    database.close()
    return row !== undefined
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`SELECT 1 FROM foyer_sessions WHERE ${ends}`)
  await client.end()
  return rows.length > 0
}

/** The processor time of the thread that answers, in ms. */
async function workOf({ child }: ServerProcess): Promise<number> {
  return Number((await readFile(`/proc/${child.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6
}

async function residentMegabytes({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [ms: number, T]> {
  const started = performance.now()
  const value = await work()
  return [performance.now() - started, value]
}

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
] as const)('with a million sessions in %s', (name, open) => {
  it('no request makes others wait, and the server starts, sweeps, backs up and restores', async (context) => {
    if (process.platform !== 'linux') context.skip('Reads the time of a process from /proc')
    const settings = await open(context)
    await fill(settings, sessions)
    const { databaseFile, databaseUrl } = settings
    const figures: Record<string, number> = { 'disk, MB': await megabytesOf(settings) }
    const [starting, server] = await timed(async () =>
      serverProcess(await temporaryFolder(), {
        ...(databaseFile ? { DATABASE_FILE: databaseFile } : { DATABASE_URL: databaseUrl ?? '' }),
        METRICS_TOKEN: 'for this test',
      }),
    )
    figures['start, ms'] = starting

    const requests: Record<string, () => Promise<unknown>> = {
      page: () => fetch(`${server.url}/`),
      readiness: () => fetch(`${server.url}/readyz`),
      metrics: () => fetch(`${server.url}/metrics`, { headers: metrics }),
      session: () => server.browser().send('GET', '/session'),
      'unknown session': () =>
        server.browser().send('GET', '/session', undefined, {
          cookie: `__Host-foyer-session=${'a'.repeat(43)}`,
        }),
      nonce: () => server.browser().send('POST', '/nonce'),
      'invalid sign-in': () =>
        server.browser().send('POST', '/verify', { message: 'a', signature: '0x' }),
      'sign-in': () => server.browser().signIn(quickAccount(1)),
    }
    // So that the engine has compiled them.
    for (let round = 0; round < 50; round += 1)
      for (const ask of Object.values(requests)) await ask()
    for (const [kind, ask] of Object.entries(requests)) {
      const works: number[] = []
      for (let round = 0; round < 20; round += 1) {
        const before = await workOf(server)
        await ask()
        works.push((await workOf(server)) - before)
      }
      const most = works.sort((a, b) => a - b)[18] ?? 0
      figures[`${kind}, ms of work`] = most
      expect(most, kind).toBeLessThan(longestWork)
    }

    // A sweep happens once a minute. Meanwhile, visitors are answered.
    await fill(settings, ended, -2000)
    const works: number[] = []
    const [sweeping] = await timed(async () => {
      while (await hasEnded(settings)) {
        const before = await workOf(server)
        await requests.session?.()
        works.push((await workOf(server)) - before)
        await setTimeout(10)
      }
    })
    figures['until swept, ms'] = sweeping
    const most = works.sort((a, b) => a - b)[Math.floor(works.length * 0.99)] ?? 0
    figures['session during sweep, ms of work'] = most
    expect(most).toBeLessThan(longestWork)

    const visitors = Array.from({ length: 16 }, (_, index) => ({
      account: quickAccount(index + 2),
      browser: server.browser(),
    }))
    const signIns = 800
    const before = await workOf(server)
    const [signingIn] = await timed(() =>
      Promise.all(
        visitors.map(async ({ account, browser }) => {
          for (let count = 0; count < signIns / 16; count += 1) await browser.signIn(account)
        }),
      ),
    )
    figures['sign-ins a second'] = (signIns / signingIn) * 1000
    figures['sign-ins a second of work'] = (signIns / ((await workOf(server)) - before)) * 1000
    const own = visitors[0]?.browser
    figures['list, ms'] = (await timed(async () => own?.send('GET', '/sessions')))[0]
    figures['end all others, ms'] = (await timed(async () => own?.send('DELETE', '/sessions')))[0]
    figures['memory, MB'] = await residentMegabytes(server)

    const backup = join(await temporaryFolder(), 'backup')
    figures['backup, ms'] = (await timed(() => runCommand(['backup', backup], settings)))[0]
    expect(await server.end('SIGTERM')).toBe(0)
    const keep = ['restore', backup, '--keep-sessions']
    // PostgreSQL's programs restore into the schema of the backup.
    figures['restore, ms'] = (await timed(() => runCommand(keep, settings)))[0]
    figures['clear-sessions, ms'] = (await timed(() => runCommand(['clear-sessions'], settings)))[0]
    const lines = Object.entries(figures).map(([key, value]) => `  ${key}: ${value.toPrecision(3)}`)
    console.info([`${name}, ${sessions} sessions`, ...lines].join('\n'))
  })
})
