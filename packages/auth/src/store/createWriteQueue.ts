import type { DatabaseSync } from 'node:sqlite'

type Write<T> = () => T

interface Waiting {
  readonly run: () => void
  readonly settle: () => void
  readonly fail: (cause: unknown) => void
}

/**
 * Writes of requests that come at the same time share one transaction, and so one wait for the disk. Each is told of its end only
 * when all of them are on the disk. One that fails is undone alone.
 */
export function createWriteQueue(database: DatabaseSync) {
  let waiting: Waiting[] = []

  function flush(): void {
    const batch = waiting
    waiting = []
    try {
      database.exec('BEGIN IMMEDIATE')
      for (const { run } of batch) run()
      database.exec('COMMIT')
    } catch (cause) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      for (const { fail } of batch) fail(cause)
      return
    }
    for (const { settle } of batch) settle()
  }

  return {
    write<T>(work: Write<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        let outcome: (() => void) | undefined
        const run = () => {
          database.exec('SAVEPOINT one')
          try {
            const value = work()
            outcome = () => resolve(value)
          } catch (cause) {
            database.exec('ROLLBACK TO one')
            outcome = () => reject(cause)
          }
          database.exec('RELEASE one')
        }
        waiting.push({ run, settle: () => outcome?.(), fail: reject })
        if (waiting.length === 1) setImmediate(flush)
      })
    },
    /** Writes what is waiting, now. */
    flush(): void {
      if (waiting.length > 0) flush()
    },
  }
}
