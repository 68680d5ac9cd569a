import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createBrowser, testAccount } from '../testing/browser.ts'
import {
  needPostgres,
  startPostgres,
  type TestPostgres,
  type TestStandby,
} from '../testing/postgres.ts'
import { testAuth } from '../testing/testAuth.ts'
import { openPostgresStore } from './openPostgresStore.ts'
import { StoreError } from './Store.ts'

let primary: TestPostgres | undefined
beforeAll(async () => {
  primary = await startPostgres()
})
afterAll(() => primary?.stop())

/** A new database, and a standby that follows it. */
async function replicated() {
  const url = (await primary?.database()) ?? ''
  // Migrates it.
  await (await openPostgresStore({ url })).close()
  const standby = await primary?.standby()
  if (!standby) throw new Error('PostgreSQL is not running.')
  onTestFinished(() => standby.stop())
  return { url, standby }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A URL whose server can change, as after a failover, which cuts its connections. */
async function movable(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-failover-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const home = new URL(url.replace('///', '//localhost/')).searchParams.get('host') ?? ''
  const link = join(folder, 'host')
  await symlink(home, link)
  return {
    url: url.replace(home, link),
    async moveTo(standby: TestStandby) {
      await rm(link)
      await symlink(standby.home, link)
      const onPrimary = await connected(url)
      await onPrimary.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'foyer'`)
    },
  }
}

it('a standby is refused, and the error says what to do', async (context) => {
  needPostgres(context)
  const { standby, url } = await replicated()
  await expect(openPostgresStore({ url: standby.at(url) })).rejects.toThrow(
    new StoreError(
      'The database of `url` is a standby: it lags behind and cannot be written to. Give the `url` of the primary.',
    ),
  )
})

it('two processes ask the primary only, and a standby that lags behind revives nothing', async (context) => {
  needPostgres(context)
  const { standby, url } = await replicated()
  const address = await movable(url)
  const open = async () => {
    const auth = testAuth({ store: await openPostgresStore({ url: address.url }) })
    onTestFinished(() => auth.close())
    return auth
  }
  const [first, second] = [await open(), await open()]
  const onStandby = await connected(standby.at(url))
  const sessionsOf = async (account: number) => {
    const text = 'SELECT FROM foyer_sessions WHERE address = $1'
    return (await onStandby.query(text, [testAccount(account).address])).rowCount
  }

  const [ended, kept, late] = [createBrowser(first), createBrowser(first), createBrowser(first)]
  expect((await ended.signIn(testAccount(1))).status).toBe(200)
  expect((await kept.signIn(testAccount(2))).status).toBe(200)
  const message = await late.message(testAccount(3))
  const body = { message, signature: await testAccount(3).signMessage({ message }) }
  await expect.poll(() => sessionsOf(2)).toBe(1)

  // From now on the standby is behind: it still has the ended session and the used nonce.
  await onStandby.query('SELECT pg_wal_replay_pause()')
  const before = createBrowser(second)
  for (const [name, value] of ended.cookies) before.cookies.set(name, value)
  expect((await ended.send('POST', '/logout')).status).toBe(204)
  expect((await late.send('POST', '/verify', body)).status).toBe(200)
  expect((await before.send('GET', '/session')).status).toBe(401)
  expect((await kept.send('GET', '/session')).status).toBe(200)
  expect([await sessionsOf(1), await sessionsOf(3)]).toEqual([1, 0])
  const visits = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'foyer'"
  expect((await onStandby.query(visits)).rows[0]?.n).toBe(0)

  await address.moveTo(standby)
  expect((await before.send('GET', '/session')).status).toBe(503)
  expect((await late.send('POST', '/verify', body)).status).toBe(503)
  expect((await createBrowser(second).send('POST', '/nonce')).status).toBe(503)
  await expect.poll(() => first.ready()).toBe(false)

  // The standby takes over once it has replayed everything.
  await onStandby.query('SELECT pg_wal_replay_resume()')
  await expect.poll(() => sessionsOf(3)).toBe(1)
  await onStandby.query('SELECT pg_promote()')
  await expect.poll(() => first.ready()).toBe(true)
  expect((await before.send('GET', '/session')).status).toBe(401)
  expect((await late.send('POST', '/verify', body)).status).toBe(401)
  expect((await kept.send('GET', '/session')).status).toBe(200)
  expect((await createBrowser(second).signIn(testAccount(4))).status).toBe(200)
})
