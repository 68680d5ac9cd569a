import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// Uses nothing of `node:sqlite` that Node 22.13 lacks: `isOpen`, `isTransaction`, and the option
// `timeout`.

export interface SqliteOptions {
  /** How long a statement waits for another process's lock, in ms. */
  readonly timeout: number
  /** Default: false. */
  readonly readOnly?: boolean | undefined
}

/** Opens a database file that other processes may use at the same time. */
export function openDatabase(file: string, options: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: options.readOnly ?? false })
  database.exec(`PRAGMA busy_timeout = ${options.timeout}`)
  return database
}

/** Creates the folder of a database file, for this user only. */
export function makeFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
}

/** Ends a transaction that failed. SQLite ends some of them itself. */
export function rollBack(database: DatabaseSync): void {
  try {
    database.exec('ROLLBACK')
  } catch {
    // SQLite has already ended it.
  }
}
