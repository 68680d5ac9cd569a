import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  lchownSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { isBusy } from './createWriteQueue.ts'
import { migratePostgres, postgresSteps, postgresVersion } from './postgresSchema.ts'
import { StoreError } from './Store.ts'
import { makeFolder, openDatabase, rollBack } from './sqliteDatabase.ts'
import { countsVersion, migrateSqlite, sqliteSteps, sqliteVersion } from './sqliteSchema.ts'

/** What an operator can do to a database without a running server. */
export interface DatabaseAdmin {
  /** The newest schema version that this code knows. */
  readonly newest: number
  /** The version of the schema. 0: the database has none of the tables. Only reads. */
  version(): Promise<number>
  /**
   * Migrates to a version, older or newer. Migrating back may delete data that the older version
   * has no place for.
   *
   * @throws StoreError when the target or the database is newer than `newest`, or while a server
   * uses the SQLite file
   */
  migrate(target: number): Promise<void>
  /** Ends all sessions and discards all nonces. Returns how many sessions it ended. */
  clearSessions(): Promise<number>
  /** Closes the connection to the database. */
  close(): Promise<void>
}

/**
 * Opens a SQLite database for administration.
 *
 * @throws StoreError when the file does not exist
 */
export function openSqliteAdmin(file: string): DatabaseAdmin {
  requireFile(file)
  const database = openDatabase(file, { timeout: 5000 })
  return {
    newest: sqliteSteps.length,
    version: async () => sqliteVersion(database),
    migrate: async (target) => {
      requireAlone(database)
      migrateSqlite(database, target)
    },
    clearSessions: async () => clearSqlite(database),
    close: async () => database.close(),
  }
}

/**
 * From now on no other process can use the database until it is closed.
 *
 * @throws StoreError while another one has it open
 */
function requireAlone(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    // SQLite turns the write-ahead log off only if nobody else has the file open.
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE; COMMIT')
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    throw new StoreError('A server uses the database. Stop all servers first.', { cause })
  }
}

/**
 * Returns how many sessions it ended. Without its triggers, SQLite empties a table at once: with
 * them it takes a minute for a million rows.
 */
function clearSqlite(database: DatabaseSync): number {
  const counts =
    sqliteVersion(database) >= countsVersion ? sqliteSteps[countsVersion - 1] : undefined
  database.exec('BEGIN IMMEDIATE')
  try {
    if (counts) database.exec(counts.down)
    database.exec('DELETE FROM nonces')
    const { changes } = database.prepare('DELETE FROM sessions').run()
    if (counts) database.exec(counts.up)
    database.exec('COMMIT')
    return Number(changes)
  } catch (error) {
    rollBack(database)
    throw error
  }
}

/** Connects to PostgreSQL for administration. Rejects with the driver's error if that fails. */
export async function openPostgresAdmin(url: string): Promise<DatabaseAdmin> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    newest: postgresSteps.length,
    version: () => postgresVersion(client),
    migrate: (target) => migratePostgres(client, target),
    clearSessions: () => clearPostgres(client),
    close: () => client.end(),
  }
}

/**
 * Empties the tables, which also resets PostgreSQL's estimate of their rows. Servers count by that
 * estimate (`countSessions`) and would otherwise keep refusing sign-ins.
 */
async function clearPostgres(client: Client): Promise<number> {
  await client.query('BEGIN')
  try {
    // Short: while TRUNCATE waits for its lock, no server can read a session.
    await client.query("SET LOCAL lock_timeout = '3s'")
    const { rows } = await client.query('SELECT count(*)::int AS n FROM foyer_sessions')
    await client.query('TRUNCATE foyer_sessions, foyer_nonces')
    await client.query('COMMIT')
    return Number(rows[0]?.n)
  } catch {
    await client.query('ROLLBACK')
  }
  // The role may not truncate, or a backup is reading the tables.
  await client.query('DELETE FROM foyer_nonces')
  const { rowCount } = await client.query('DELETE FROM foyer_sessions')
  await client.query('ANALYZE foyer_sessions, foyer_nonces')
  return rowCount ?? 0
}

/**
 * Copies the current state of a SQLite database, which servers may be using, into a new file that
 * only this user may read.
 *
 * @throws StoreError when there is no database file, or the new file already exists or cannot be
 * created
 */
export function backUpSqlite(file: string, target: string): void {
  requireFile(file)
  if (existsSync(target)) throw new StoreError(`${target} already exists. Choose another file.`)
  try {
    closeSync(openSync(target, 'wx', 0o600))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(`The backup cannot be created: ${reason}`, { cause })
  }
  try {
    const database = openDatabase(file, { timeout: 5000, readOnly: true })
    try {
      database.prepare('VACUUM INTO ?').run(target)
    } finally {
      database.close()
    }
  } catch (error) {
    rmSync(target, { force: true })
    throw error
  }
}

/** How a backup is restored. */
export interface RestoreOptions {
  /**
   * Keeps the backup's sessions. Those that were ended since the backup become valid again. Default
   * false.
   */
  readonly keepSessions?: boolean | undefined
}

/**
 * Replaces a SQLite database with a backup. Stop all servers first. As root, the new file gets the
 * owner of the old one, or of its folder.
 *
 * @param options.keepSessions keeps the backup's sessions. Default false.
 * @throws StoreError when there is no backup, or it is damaged or not of this or an older version,
 * or while a server uses the database
 */
export function restoreSqlite(
  backup: string,
  file: string,
  { keepSessions = false }: RestoreOptions = {},
): void {
  if (!existsSync(backup)) throw new StoreError(`There is no backup file ${backup}.`)
  const copy = `${file}.restoring`
  makeFolder(file)
  rmSync(copy, { force: true })
  // Exclusive, so that a link that someone puts there is not followed.
  copyFileSync(backup, copy, constants.COPYFILE_EXCL)
  try {
    chmodSync(copy, 0o600)
    const database = new DatabaseSync(copy)
    try {
      const found = checkIntegrity(database)
      if (found !== 'ok') throw new StoreError(`The backup ${backup} is damaged: ${found}`)
      const version = sqliteVersion(database)
      if (version < 1 || version > sqliteSteps.length) {
        throw new StoreError(
          `The backup ${backup} has schema version ${version}; this release supports 1 to ${sqliteSteps.length}.`,
        )
      }
      // In the copy, so that they are never valid again, not even if the process ends half-way.
      if (!keepSessions) clearSqlite(database)
    } finally {
      database.close()
    }
    if (existsSync(file)) requireUnused(file)
    if (process.getuid?.() === 0) giveToOwnerOf(existsSync(file) ? file : dirname(file), copy)
    for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true })
    renameSync(copy, file)
  } finally {
    rmSync(copy, { force: true })
  }
}

/** Ignores a file that is no database, since no server can use it. */
function requireUnused(file: string): void {
  const database = openDatabase(file, { timeout: 0 })
  try {
    requireAlone(database)
  } catch (error) {
    if (error instanceof StoreError) throw error
  } finally {
    database.close()
  }
}

/** The server usually runs as another user, who could not open a file that root owns. */
function giveToOwnerOf(place: string, file: string): void {
  const { gid, uid } = statSync(place)
  // Does not follow a link that the owner of the folder may have put there.
  lchownSync(file, uid, gid)
}

/** SQLite's verdict: 'ok', or what is wrong with the file. */
function checkIntegrity(database: DatabaseSync): string {
  try {
    return String(database.prepare('PRAGMA integrity_check').get()?.integrity_check)
  } catch (error) {
    // SQLite throws for a file that is not a database.
    return error instanceof Error ? error.message : String(error)
  }
}

function requireFile(file: string): void {
  if (!existsSync(file)) throw new StoreError(`There is no database file ${file}.`)
}
