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

export interface WriteQueueOptions {
  readonly database: DatabaseSync
  /** How long writes wait while another process holds the database, in ms. */
  readonly busyTimeout: number
  /** Throws if the database must not be written to. */
  readonly verify: () => void
  /** Resolves once everything that was committed before the call is on the disk. */
  readonly sync: () => Promise<void>
}

/**
 * Lets concurrent writes share one transaction, and one wait for the disk, during which the process
 * does other work: SQLite's own wait would block it. A write resolves once it is on the disk,
 * unless a power cut may undo it. A write that fails is rolled back alone. While another process
 * holds the database, writes wait without blocking this process.
 */
export function createWriteQueue({ busyTimeout, database, sync, verify }: WriteQueueOptions) {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const isolated = createSavepoint(database)
  const confirmer = createConfirmer(sync)
  let waiting: Waiting[] = []
  let busySince: number | undefined

  function flush(mayWait: boolean): void {
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    try {
      verify()
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
    for (const { isDurable, settle } of batch) if (!isDurable) settle()
    confirmer.add(batch.filter(({ isDurable }) => isDurable))
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
    /** Executes all pending writes at once, and waits for the disk. They fail if it is locked. */
    async flush(): Promise<void> {
      flush(false)
      await confirmer.done()
    },
  }
}

/** Confirms what is committed. What is committed meanwhile shares the next wait for the disk. */
function createConfirmer(sync: () => Promise<void>) {
  let committed: Waiting[] = []
  let syncing: Promise<void> | undefined

  async function confirm(): Promise<void> {
    while (committed.length > 0) {
      const batch = committed
      committed = []
      try {
        await sync()
        for (const { settle } of batch) settle()
      } catch (cause) {
        for (const { fail } of batch) fail(cause)
      }
    }
    syncing = undefined
  }

  return {
    add(writes: readonly Waiting[]): void {
      committed.push(...writes)
      if (committed.length > 0) syncing ??= confirm()
    },
    done: async () => await syncing,
  }
}

/** Runs a write in a savepoint, so that a failure does not affect the rest of the batch. */
function createSavepoint(database: DatabaseSync) {
  const save = database.prepare('SAVEPOINT one')
  const undo = database.prepare('ROLLBACK TO one')
  const release = database.prepare('RELEASE one')
  return <T>(work: Write<T>): T => {
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
}

/** SQLITE_BUSY, including its extended codes. */
export function isBusy(cause: unknown): boolean {
  return cause instanceof Error && (Number(Reflect.get(cause, 'errcode')) & 0xff) === 5
}
