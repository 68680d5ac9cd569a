import { execFile } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  backUpSqlite,
  type DatabaseAdmin,
  openPostgresAdmin,
  openSqliteAdmin,
  restoreSqlite,
} from '@foyer/auth/admin'
import type { AuthSettings } from '../auth/authSettings.ts'
import { defaultDatabaseFile } from '../auth/openAuth.ts'

/** The command is unknown or failed. The message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

const usage = `Usage: npm run database -- <command>
  status                         shows which schema version the database has
  backup <file>                  backs it up, even while servers use it
  restore <file>                 replaces it with a backup and ends all sessions in it. Stop all servers first.
  restore <file> --keep-sessions the same, but keeps them. Sessions ended since the backup become valid again.
  migrate --to <version>         migrates it, for example back to a version that an older Foyer knows
  clear-sessions                 ends all sessions`

/** Runs a command of `npm run database` and returns its output. Throws `CommandError`. */
export async function runCommand(
  [name, ...rest]: readonly string[],
  { databaseFile = defaultDatabaseFile, databaseUrl: url }: AuthSettings,
): Promise<string> {
  const [file] = rest
  if (name === 'backup' && file && rest.length === 1) {
    if (url) await dumpPostgres(url, file)
    else backUpSqlite(databaseFile, file)
    return `Backed up to ${file}.`
  }
  const keepSessions = rest[1] === '--keep-sessions'
  if (name === 'restore' && file && rest.length === (keepSessions ? 2 : 1)) {
    if (url) await restorePostgres(url, file, keepSessions)
    else restoreSqlite(file, databaseFile, { keepSessions })
    return `Restored from ${file}, ${keepSessions ? 'with' : 'without'} its sessions.`
  }
  const target = Number(rest[1])
  if (name === 'migrate' && file === '--to' && Number.isInteger(target) && target > 0) {
    return withAdmin(databaseFile, url, async (admin) => {
      if (target > admin.newest) {
        throw new CommandError(
          `The newest schema version this release supports is ${admin.newest}.`,
        )
      }
      await admin.migrate(target)
      return `The database has schema version ${target}.`
    })
  }
  if (name === 'status' && rest.length === 0) {
    return withAdmin(databaseFile, url, async (admin) => {
      return `The database has schema version ${await admin.version()}; this release needs ${admin.newest}.`
    })
  }
  if (name === 'clear-sessions' && rest.length === 0) {
    return withAdmin(databaseFile, url, async (admin) => {
      const count = await admin.clearSessions()
      return `Ended ${count} ${count === 1 ? 'session' : 'sessions'}.`
    })
  }
  throw new CommandError(usage)
}

const dumped = ['-Fc', '--no-owner', '-t', 'foyer_*', '--exclude-table-data=foyer_uses']
/** Prints the rows of the table that records the version. */
const migrations = ['--data-only', '-t', 'foyer_migrations', '-f', '-']
/** Entries of a backup's table of contents. */
const sessionRows = /^.* TABLE DATA \S+ foyer_(sessions|nonces) .*\n/gm
const restored = ['--no-owner', '--clean', '--if-exists', '--single-transaction']

/** `pg_dump` alone would let everyone on the machine read the file, and overwrite another one. */
async function dumpPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another file.`)
  closeSync(openSync(file, 'wx', 0o600))
  try {
    await postgresProgram('pg_dump', url, [...dumped, '-f', file])
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

/** `pg_restore` alone would leave tables of later versions, which the server would create again. */
async function restorePostgres(url: string, file: string, keepSessions: boolean): Promise<void> {
  const steps = await postgresProgram('pg_restore', url, [...migrations, file])
  const version = steps.match(/^\d+$/gm)?.length ?? 0
  await withAdmin('', url, async (admin) => {
    if (version < 1 || version > admin.newest) {
      throw new CommandError(
        `The backup ${file} has schema version ${version}; this release supports 1 to ${admin.newest}.`,
      )
    }
    await admin.migrate(version)
  })
  const database = connectionOf(url).PGDATABASE ?? process.env.PGDATABASE ?? ''
  const contents = await postgresProgram('pg_restore', url, ['-l', file])
  const folder = mkdtempSync(join(tmpdir(), 'foyer-restore-'))
  try {
    const wanted = join(folder, 'contents')
    // Left out, not deleted afterwards: they are never valid again, whatever fails.
    writeFileSync(wanted, keepSessions ? contents : contents.replace(sessionRows, ''))
    await postgresProgram('pg_restore', url, ['-d', database, ...restored, '-L', wanted, file])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withAdmin<T>(
  file: string,
  url: string | undefined,
  work: (admin: DatabaseAdmin) => Promise<T>,
): Promise<T> {
  const admin = url ? await openPostgresAdmin(url) : openSqliteAdmin(file)
  try {
    return await work(admin)
  } finally {
    await admin.close()
  }
}

/**
 * Runs a program of PostgreSQL and returns its output. The password is passed in the environment,
 * which `ps` hides.
 */
async function postgresProgram(
  name: string,
  url: string,
  args: readonly string[],
): Promise<string> {
  const env = { ...process.env, ...connectionOf(url) }
  try {
    return (await promisify(execFile)(name, args, { env })).stdout
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    const text = missing ? `${name} was not found. Install PostgreSQL's client programs.` : said
    throw new CommandError(text || `${name} failed.`, { cause })
  }
}

/** libpq's environment variables for the server and the role that the driver reads in a URL. */
function connectionOf(url: string): Record<string, string> {
  const parsed = new URL(url)
  const query = (name: string) => parsed.searchParams.get(name) ?? ''
  // An IPv6 address without its brackets, or the folder of a socket.
  const host = decodeURIComponent(parsed.hostname.replace(/^\[(.+)\]$/, '$1'))
  const sslMode = query('sslmode') || (process.env.PGSSLMODE ?? '')
  const values = {
    // Without a host, libpq would look for a socket.
    PGHOST: query('host') || host || process.env.PGHOST || 'localhost',
    PGPORT: query('port') || parsed.port,
    PGUSER: query('user') || decodeURIComponent(parsed.username),
    PGPASSWORD: query('password') || decodeURIComponent(parsed.password),
    PGDATABASE: decodeURIComponent(parsed.pathname.slice(1)),
    PGOPTIONS: query('options'),
    // Only the driver has a name for TLS that does not check the certificate.
    PGSSLMODE: sslMode === 'no-verify' ? 'require' : sslMode,
    PGSSLROOTCERT: query('sslrootcert') || (sslMode === 'verify-full' ? publicRoots() : ''),
    PGSSLCERT: query('sslcert'),
    PGSSLKEY: query('sslkey'),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/**
 * The value that makes libpq trust public certificate authorities, as the driver does (libpq 16 or
 * newer). Empty if this user has chosen others.
 */
function publicRoots(): string {
  const own = join(process.env.HOME || homedir(), '.postgresql/root.crt')
  return process.env.PGSSLROOTCERT || existsSync(own) ? '' : 'system'
}
