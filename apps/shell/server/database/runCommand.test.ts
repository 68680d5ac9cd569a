import { chmod, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Auth, StoreError } from '@foyer/auth'
import { type Browser, createBrowser, testAccount } from '@foyer/auth/testing/browser'
import { needPostgres, startPostgres, type TestPostgres } from '@foyer/auth/testing/postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import type { AuthSettings } from '../auth/authSettings.ts'
import { openAuth } from '../auth/openAuth.ts'
import { silentLogger } from '../logger.ts'
import { temporaryDir } from '../testing/fakeDist.ts'
import { CommandError, runCommand } from './runCommand.ts'

const publicUrl = 'http://localhost:4700'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

async function onSqlite(): Promise<AuthSettings> {
  return { databaseFile: join(await temporaryDir(), 'a.sqlite') }
}

let made = 0
async function onPostgres(context: TestContext): Promise<AuthSettings> {
  needPostgres(context)
  const url = ((await postgres?.database()) ?? '').replace(/&options=.*/, '')
  made += 1
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE own_${made}`)
  await client.end()
  return { databaseUrl: url.replace('///postgres?', `///own_${made}?`) }
}

async function opened(settings: AuthSettings): Promise<Auth> {
  const upstreams = new Map()
  const options = { mode: 'production', publicUrl, chainIds: [1], upstreams, settings } as const
  const auth = await openAuth({ ...options, logger: silentLogger })
  onTestFinished(() => auth.close())
  return auth
}

const statusOf = async (auth: Auth, visitor: Browser) => {
  const again = createBrowser(auth, { origin: publicUrl })
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
  return (await again.send('GET', '/session')).status
}

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
] as const)('npm run database on %s', { timeout: 60_000 }, (_, settingsOf) => {
  it('backs up a database in use and restores it with or without its sessions', async (context) => {
    const settings = await settingsOf(context)
    const backup = join(await temporaryDir(), 'backup')
    const auth = await opened(settings)
    const [kept, late] = [1, 2].map(() => createBrowser(auth, { origin: publicUrl }))
    if (!kept || !late) throw new Error('unreachable')
    expect((await kept.signIn(testAccount(1))).status).toBe(200)
    await runCommand(['backup', backup], settings)
    expect((await late.signIn(testAccount(2))).status).toBe(200)
    await auth.close()

    expect(await runCommand(['restore', backup, '--keep-sessions'], settings)).toContain('with its')
    const second = await opened(settings)
    expect(await statusOf(second, kept)).toBe(200)
    expect(await statusOf(second, late)).toBe(401)
    await second.close()

    expect(await runCommand(['restore', backup], settings)).toContain('Ended 1 sessions')
    expect(await statusOf(await opened(settings), kept)).toBe(401)
  })

  it('writes a backup that only this user can read, and never over another file', async (context) => {
    const settings = await settingsOf(context)
    const backup = join(await temporaryDir(), 'backup')
    await (await opened(settings)).close()
    await runCommand(['backup', backup], settings)
    expect((await stat(backup)).mode & 0o077).toBe(0)
    await expect(runCommand(['backup', backup], settings)).rejects.toThrow('exists already')
  })

  it('migrates from each earlier version and back and keeps the sessions', async (context) => {
    const settings = await settingsOf(context)
    const auth = await opened(settings)
    const visitor = createBrowser(auth, { origin: publicUrl })
    await visitor.signIn(testAccount(1))
    await auth.close()
    const newest = Number(/needs (\d+)/.exec(await runCommand(['status'], settings))?.[1])
    expect(newest).toBeGreaterThan(1)
    for (let version = newest - 1; version > 0; version -= 1) {
      await runCommand(['migrate', '--to', String(version)], settings)
      expect(await runCommand(['status'], settings)).toContain(`has schema version ${version};`)
      // The server migrates the database itself.
      const again = await opened(settings)
      expect(await statusOf(again, visitor)).toBe(200)
      const other = createBrowser(again, { origin: publicUrl })
      expect((await other.signIn(testAccount(2))).status).toBe(200)
      await again.close()
      expect(await runCommand(['status'], settings)).toContain(`has schema version ${newest};`)
    }
    await expect(runCommand(['migrate', '--to', '99'], settings)).rejects.toThrow(CommandError)
  })

  it('restores a backup of an earlier version, which the server then migrates', async (context) => {
    const settings = await settingsOf(context)
    const auth = await opened(settings)
    const visitor = createBrowser(auth, { origin: publicUrl })
    await visitor.signIn(testAccount(1))
    await auth.close()
    const backup = join(await temporaryDir(), 'backup')
    await runCommand(['migrate', '--to', '1'], settings)
    await runCommand(['backup', backup], settings)
    await (await opened(settings)).close()

    await runCommand(['restore', backup, '--keep-sessions'], settings)
    expect(await runCommand(['status'], settings)).toContain('has schema version 1;')
    expect(await statusOf(await opened(settings), visitor)).toBe(200)
  })

  it('ends all sessions', async (context) => {
    const settings = await settingsOf(context)
    const auth = await opened(settings)
    const visitor = createBrowser(auth, { origin: publicUrl })
    await visitor.signIn(testAccount(1))
    expect(await runCommand(['clear-sessions'], settings)).toBe('Ended 1 sessions.')
    expect(await statusOf(auth, visitor)).toBe(401)
  })
})

describe('npm run database', () => {
  it.each([
    [[]],
    [['drop']],
    [['backup']],
    [['migrate', '--to', 'x']],
    [['restore', 'a', 'b']],
  ])('prints its usage for %j', async (args) => {
    await expect(runCommand(args, { databaseFile: 'a' })).rejects.toThrow(/^Write: npm run/)
  })

  it('explains why it cannot create a backup', async () => {
    const settings = await onSqlite()
    await (await opened(settings)).close()
    const nowhere = join(await temporaryDir(), 'missing/backup')
    await expect(runCommand(['backup', nowhere], settings)).rejects.toThrow(StoreError)
  })

  it('restores a file that only this user can read, whatever was done to the backup', async () => {
    const settings = await onSqlite()
    const backup = join(await temporaryDir(), 'backup')
    await (await opened(settings)).close()
    await runCommand(['backup', backup], settings)
    await chmod(backup, 0o644)
    await runCommand(['restore', backup, '--keep-sessions'], settings)
    expect((await stat(settings.databaseFile ?? '')).mode & 0o077).toBe(0)
  })

  it('restores a file on a machine that has none yet', async () => {
    const settings = await onSqlite()
    const backup = join(await temporaryDir(), 'backup')
    await (await opened(settings)).close()
    await runCommand(['backup', backup], settings)
    const elsewhere = { databaseFile: join(await temporaryDir(), 'data/foyer.sqlite') }
    await runCommand(['restore', backup], elsewhere)
    expect(await runCommand(['status'], elsewhere)).toContain('has schema version')
    expect((await stat(dirname(elsewhere.databaseFile))).mode & 0o077).toBe(0)
  })

  it('refuses to back up a file that does not exist', async () => {
    const databaseFile = join(await temporaryDir(), 'none')
    const backup = runCommand(['backup', `${databaseFile}.backup`], { databaseFile })
    await expect(backup).rejects.toThrow(`There is no database file ${databaseFile}.`)
  })

  it('refuses to restore a damaged file or to overwrite a backup', async () => {
    const settings = await onSqlite()
    await (await opened(settings)).close()
    const other = join(await temporaryDir(), 'other')
    await writeFile(other, 'not a database')
    await expect(runCommand(['restore', other], settings)).rejects.toThrow(
      `The backup ${other} is damaged: file is not a database`,
    )
    await expect(runCommand(['backup', other], settings)).rejects.toThrow('exists already')
    expect(await runCommand(['status'], settings)).toContain('has schema version')
  })
})
