import { closeSync, fdatasync, openSync, realpathSync, statSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { createWriteQueue, isBusy } from './createWriteQueue.ts'
import { probe, type Store, StoreError } from './Store.ts'
import { makeFolder, openDatabase } from './sqliteDatabase.ts'
import { type Statement, sqliteMethods } from './sqliteMethods.ts'
import { migrateSqlite } from './sqliteSchema.ts'

/** Options of `sqliteStore`. */
export interface SqliteStoreOptions {
  /** Created with its folder if missing. ':memory:' keeps everything in this process. */
  readonly file: string
  /** How long to wait for another process's writes, in ms. Default: 5000. */
  readonly busyTimeout?: number | undefined
}

/**
 * Opens a store in one SQLite file (`node:sqlite`), which several processes on one machine may
 * share. A change is on the disk before its promise resolves, so that neither a crash nor a power
 * cut brings an ended session back, or a nonce with which someone signed in. A power cut may only
 * undo the last nonces, refused sign-ins and times of last use.
 *
 * @throws StoreError when the file cannot be opened
 */
export function sqliteStore(options: SqliteStoreOptions): Store {
  const { busyTimeout = 5000, file } = options
  const { database, identity, log } = open(file, busyTimeout)
  let isOpen = true
  const { write, flush } = createWriteQueue({
    database,
    busyTimeout,
    verify() {
      // SQLite silently keeps using a deleted file, and would confirm what nobody finds again.
      if (identityOf(file) !== identity) throw new StoreError(`The database file ${file} is gone.`)
    },
    sync: async () => (log === undefined ? undefined : syncData(log)),
  })
  const prepared = new Map<string, StatementSync>()
  const sql = (text: string): StatementSync => {
    const known = prepared.get(text) ?? database.prepare(text)
    prepared.set(text, known)
    return known
  }
  const changed = (...[text, ...values]: Statement) => Number(sql(text).run(...values).changes)

  /** Deletes the rows up to `time`, in transactions between which the process does other work. */
  async function deleteInBatches(table: string, key: string, column: string, time: number) {
    const text = `DELETE FROM ${table} WHERE ${key} IN (
      SELECT ${key} FROM ${table} WHERE ${column} <= ? LIMIT ${batchSize})`
    while ((await write(() => changed(text, time), false)) === batchSize);
  }

  const countOf = async (table: string) =>
    Number(sql('SELECT n FROM counts WHERE name = ?').get(table)?.n)

  return {
    kind: 'sqlite',
    ...sqliteMethods({
      change: (...statement) => write(() => changed(...statement)),
      note: (...statement) => write(() => changed(...statement), false),
      changeFirst: (text, ...values) => write(() => sql(text).get(...values), false),
      changeAll: (statements) =>
        write(() => {
          for (const statement of statements) changed(...statement)
        }),
      read: async (text, ...values) => sql(text).all(...values),
    }),
    countNonces: () => countOf('nonces'),
    countSessions: () => countOf('sessions'),
    async sweep(now, { idleTime }) {
      await deleteInBatches('uses', 'name', 'ends_at', now)
      await deleteInBatches('nonces', 'nonce', 'expires_at', now)
      await deleteInBatches('sessions', 'token_hash', 'ends_at', now)
      await deleteInBatches('sessions', 'token_hash', 'last_seen_at', now - idleTime)
    },
    async check() {
      // Large, so that it needs a new page: a small one could reuse the space of a deleted row.
      await write(() => {
        // `OR REPLACE` would delete a row without its trigger.
        sql(`INSERT INTO nonces VALUES (?, zeroblob(16384), 0)
          ON CONFLICT (nonce) DO UPDATE SET binding = excluded.binding`).run(probe)
      })
      await write(() => changed('DELETE FROM nonces WHERE nonce = ?', probe))
    },
    async close() {
      if (!isOpen) return
      isOpen = false
      await flush()
      database.close()
      if (log !== undefined) closeSync(log)
    },
  }
}

/**
 * The most rows that one transaction of a sweep deletes. Among a million sessions, it takes 2 ms.
 */
const batchSize = 20

/**
 * Device and inode of a file, to notice that a path refers to another one. Undefined if there is
 * none.
 */
function identityOf(file: string): string | undefined {
  const info = file === ':memory:' ? undefined : statSync(file, { throwIfNoEntry: false })
  return info && `${info.dev} ${info.ino}`
}

function open(file: string, busyTimeout: number) {
  try {
    if (file !== ':memory:') makeFile(file)
    // Before SQLite opens it: a file that takes its place meanwhile is another one.
    const identity = identityOf(file)
    const database = openDatabase(file, { timeout: busyTimeout })
    turnOnWriteAheadLog(database, busyTimeout)
    database.exec('PRAGMA synchronous = FULL')
    migrateSqlite(database)
    // From now on the write queue waits, for the lock and for the disk, since SQLite's own waiting
    // blocks the whole process. A checkpoint still waits for the disk: a smaller one is shorter.
    database.exec(
      'PRAGMA busy_timeout = 5; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 250',
    )
    return { database, identity, log: openLog(file) }
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(
      `The database file ${file} cannot be opened (${message}). Choose a \`file\` that this user may write to.`,
      { cause },
    )
  }
}

const syncData = promisify(fdatasync)

/**
 * Opens the write-ahead log, which exists while the database is open. Undefined in memory. SQLite
 * keeps its locks on other files: closing this one releases none of them.
 */
function openLog(file: string): number | undefined {
  return file === ':memory:' ? undefined : openSync(`${realpathSync(file)}-wal`, 'r+')
}

/** Waits for other processes: SQLite's own busy timeout does not cover this change. */
function turnOnWriteAheadLog(database: DatabaseSync, busyTimeout: number): void {
  const end = performance.now() + busyTimeout
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (cause) {
      if (!isBusy(cause) || performance.now() > end) throw cause
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Readable by this user only: it records which addresses signed in and when. */
function makeFile(file: string): void {
  makeFolder(file)
  closeSync(openSync(file, 'a', 0o600))
}
