import type { DatabaseSync } from 'node:sqlite'
import { rollBack } from './sqliteDatabase.ts'

type Write<T> = () => T

interface Waiting {
  readonly isDurable: boolean
  readonly run: (isAlone: boolean) => void
  readonly settle: () => void
  readonly fail: (cause: unknown) => void
}

/** How long to wait before a locked database is tried again, in ms. */
const retryPause = 40

/**
 * Lets concurrent writes share one transaction, and with it one wait for the disk. Each promise
 * resolves once all of them are on the disk, unless a power cut may undo all of them. A write that
 * fails is rolled back alone. While another process holds the database, writes wait for
 * `busyTimeout` ms without blocking this process.
 *
 * @param verify throws if the database must not be written to.
 */
export function createWriteQueue(database: DatabaseSync, busyTimeout: number, verify: () => void) {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const save = database.prepare('SAVEPOINT one')
  const undo = database.prepare('ROLLBACK TO one')
  const release = database.prepare('RELEASE one')
  let waiting: Waiting[] = []
  let busySince: number | undefined
  let level = ''

  /** Decides whether the next transaction waits for the disk. */
  function setLevel(next: 'FULL' | 'NORMAL'): void {
    // Not prepared: SQLite sets it when it prepares the statement, and not when it runs it.
    if (next !== level) database.exec(`PRAGMA synchronous = ${next}`)
    level = next
  }

  function flush(mayWait: boolean): void {
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    try {
      verify()
      setLevel(batch.some(({ isDurable }) => isDurable) ? 'FULL' : 'NORMAL')
      begin.run()
    } catch (cause) {
      busySince ??= performance.now()
      if (mayWait && isBusy(cause) && performance.now() - busySince < busyTimeout) {
        waiting = batch
        setTimeout(flush, retryPause, true)
        return
      }
      busySince = undefined
      for (const { fail } of batch) fail(cause)
      return
    }
    busySince = undefined
    try {
      for (const { run } of batch) run(batch.length === 1)
      commit.run()
    } catch (cause) {
      rollBack(database)
      for (const { fail } of batch) fail(cause)
      return
    }
    for (const { settle } of batch) settle()
  }

  /** Runs a write in a savepoint, so that a failure does not affect the rest of the batch. */
  function isolated<T>(work: Write<T>): T {
    save.run()
    try {
      return work()
    } catch (cause) {
      undo.run()
      throw cause
    } finally {
      release.run()
    }
  }

  return {
    /** @param isDurable Whether the promise waits for the disk. Default: true. */
    write<T>(work: Write<T>, isDurable = true): Promise<T> {
      return new Promise((resolve, reject) => {
        let settle = () => {}
        const run = (isAlone: boolean) => {
          if (isAlone) {
            const value = work()
            settle = () => resolve(value)
            return
          }
          try {
            const value = isolated(work)
            settle = () => resolve(value)
          } catch (cause) {
            settle = () => reject(cause)
          }
        }
        waiting.push({ isDurable, run, settle: () => settle(), fail: reject })
        if (waiting.length === 1) setImmediate(flush, true)
      })
    },
    /** Executes all pending writes at once. They fail if the database is locked. */
    flush: () => flush(false),
  }
}

/** SQLITE_BUSY, including its extended codes. */
export function isBusy(cause: unknown): boolean {
  return cause instanceof Error && (Number(Reflect.get(cause, 'errcode')) & 0xff) === 5
}
