import { chmod, chown, lstat, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { type Auth, StoreError } from '@foyer/auth'
import { type Browser, createBrowser, testAccount } from '@foyer/auth/testing/browser'
import { needPostgres, startPostgres, type TestPostgres } from '@foyer/auth/testing/postgres'
import { Client } from 'pg'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
  type TestContext,
  vi,
} from 'vitest'
import type { AuthSettings } from '../auth/authSettings.ts'
import { openAuth } from '../auth/openAuth.ts'
import { silentLogger } from '../logger.ts'
import { temporaryDir } from '../testing/fakeDist.ts'
import { needShell } from '../testing/needShell.ts'
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

    expect(await runCommand(['restore', backup], settings)).toContain('without its sessions')
    expect(await statusOf(await opened(settings), kept)).toBe(401)
  })

  it('writes a backup that only this user can read, and never over another file', async (context) => {
    const settings = await settingsOf(context)
    const backup = join(await temporaryDir(), 'backup')
    await (await opened(settings)).close()
    await runCommand(['backup', backup], settings)
    expect((await stat(backup)).mode & 0o077).toBe(0)
    await expect(runCommand(['backup', backup], settings)).rejects.toThrow('already exists')
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
    expect(await runCommand(['clear-sessions'], settings)).toBe('Ended 1 session.')
    expect(await statusOf(auth, visitor)).toBe(401)
    expect(await auth.metrics()).toContain('\nfoyer_auth_sessions 0\n')
    await visitor.signIn(testAccount(1))
    expect(await auth.metrics()).toContain('\nfoyer_auth_sessions 1\n')
  })
})

describe('npm run database status on PostgreSQL', () => {
  it('writes nothing to the database, which may be another one', async (context) => {
    const { databaseUrl = '' } = await onPostgres(context)
    const readOnly = `${databaseUrl}&options=-c%20default_transaction_read_only%3Don`
    const status = () => runCommand(['status'], { databaseUrl: readOnly })
    expect(await status()).toContain('has schema version 0;')
    await (await opened({ databaseUrl })).close()
    const newest = Number(/needs (\d+)/.exec(await status())?.[1])
    expect(await status()).toContain(`has schema version ${newest};`)
  })
})

describe('npm run database backup on PostgreSQL', () => {
  it('backs up with sslmode=no-verify, which only the driver knows', async (context) => {
    const { databaseUrl } = await onPostgres(context)
    await (await opened({ databaseUrl })).close()
    const backup = join(await temporaryDir(), 'backup')
    await runCommand(['backup', backup], { databaseUrl: `${databaseUrl}&sslmode=no-verify` })
    expect((await stat(backup)).size).toBeGreaterThan(0)
  })
})

describe('npm run database restore on PostgreSQL', { timeout: 60_000 }, () => {
  it("never brings a backup's sessions back, not even if it fails half-way", async (context) => {
    needShell(context)
    const settings = await onPostgres(context)
    const backup = join(await temporaryDir(), 'backup')
    const auth = await opened(settings)
    const visitor = createBrowser(auth, { origin: publicUrl })
    await visitor.signIn(testAccount(1))
    await runCommand(['backup', backup], settings)
    await auth.close()
    await runCommand(['clear-sessions'], settings)

    const folder = await temporaryDir()
    const script = `#!/bin/sh
PATH="\${PATH#*:}"
pg_restore "$@" || exit
case "$*" in *--single-transaction*) exit 1; esac
`
    await writeFile(join(folder, 'pg_restore'), script, { mode: 0o755 })
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(runCommand(['restore', backup], settings)).rejects.toThrow('pg_restore failed.')
    expect(await statusOf(await opened(settings), visitor)).toBe(401)
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
    await expect(runCommand(args, { databaseFile: 'a' })).rejects.toThrow(/^Usage: npm run/)
  })

  it('explains why it cannot create a backup', async () => {
    const settings = await onSqlite()
    await (await opened(settings)).close()
    const nowhere = join(await temporaryDir(), 'missing/backup')
    await expect(runCommand(['backup', nowhere], settings)).rejects.toThrow(StoreError)
  })

  it('does not follow a link where it puts the copy that it checks', async (context) => {
    if (process.platform === 'win32') context.skip('Windows lets only administrators create links')
    const { databaseFile = '' } = await onSqlite()
    const backup = join(await temporaryDir(), 'backup')
    await (await opened({ databaseFile })).close()
    await runCommand(['backup', backup], { databaseFile })
    const other = join(await temporaryDir(), 'other')
    await writeFile(other, 'kept')
    await symlink(other, `${databaseFile}.restoring`)
    await runCommand(['restore', backup], { databaseFile })
    expect(await readFile(other, 'utf8')).toBe('kept')
    expect((await lstat(databaseFile)).isFile()).toBe(true)
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

  it('restores for the user of the server, also when root runs it', async (context) => {
    if (process.getuid?.() !== 0) context.skip('Only root can give files away')
    const settings = await onSqlite()
    const databaseFile = settings.databaseFile ?? ''
    const backup = join(await temporaryDir(), 'backup')
    await (await opened(settings)).close()
    await runCommand(['backup', backup], settings)
    const ownerOf = async (file: string) => {
      const { gid, mode, uid } = await stat(file)
      return { uid, gid, others: mode & 0o077 }
    }
    await chown(databaseFile, 1234, 1235)
    await runCommand(['restore', backup], settings)
    expect(await ownerOf(databaseFile)).toEqual({ uid: 1234, gid: 1235, others: 0 })

    const folder = await temporaryDir()
    await chown(folder, 1236, 1237)
    const elsewhere = { databaseFile: join(folder, 'foyer.sqlite') }
    await runCommand(['restore', backup, '--keep-sessions'], elsewhere)
    expect(await ownerOf(elsewhere.databaseFile)).toEqual({ uid: 1236, gid: 1237, others: 0 })
  })

  it('refuses to replace or migrate a file that a server uses, and changes nothing', async () => {
    const settings = await onSqlite()
    const backup = join(await temporaryDir(), 'backup')
    const auth = await opened(settings)
    const visitor = createBrowser(auth, { origin: publicUrl })
    await visitor.signIn(testAccount(1))
    await runCommand(['backup', backup], settings)
    for (const command of [
      ['restore', backup],
      ['restore', backup, '--keep-sessions'],
      ['migrate', '--to', '1'],
    ]) {
      await expect(runCommand(command, settings)).rejects.toThrow('Stop all servers first.')
    }
    const late = createBrowser(auth, { origin: publicUrl })
    expect((await late.signIn(testAccount(2))).status).toBe(200)
    await auth.close()
    const next = await opened(settings)
    for (const one of [visitor, late]) expect(await statusOf(next, one)).toBe(200)
  })

  it('restores over a file that is damaged', async () => {
    const settings = await onSqlite()
    const backup = join(await temporaryDir(), 'backup')
    await (await opened(settings)).close()
    await runCommand(['backup', backup], settings)
    await writeFile(settings.databaseFile ?? '', 'not a database')
    await runCommand(['restore', backup], settings)
    expect(await runCommand(['status'], settings)).toContain('has schema version')
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
    await expect(runCommand(['backup', other], settings)).rejects.toThrow('already exists')
    expect(await runCommand(['status'], settings)).toContain('has schema version')
  })
})
