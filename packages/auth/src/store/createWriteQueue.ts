import type { DatabaseSync } from 'node:sqlite'

type Write<T> = () => T

interface Waiting {
  readonly run: (isAlone: boolean) => void
  readonly settle: () => void
  readonly fail: (cause: unknown) => void
}

/**
 * Lets concurrent writes share one transaction, and so one wait for the disk. Each promise resolves
 * once all of them are on the disk. A write that fails is rolled back alone.
 */
export function createWriteQueue(database: DatabaseSync) {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const save = database.prepare('SAVEPOINT one')
  const undo = database.prepare('ROLLBACK TO one')
  const release = database.prepare('RELEASE one')
  let waiting: Waiting[] = []

  function flush(): void {
    const batch = waiting
    waiting = []
    try {
      begin.run()
      for (const { run } of batch) run(batch.length === 1)
      commit.run()
    } catch (cause) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
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
    write<T>(work: Write<T>): Promise<T> {
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
        waiting.push({ run, settle: () => settle(), fail: reject })
        if (waiting.length === 1) setImmediate(flush)
      })
    },
    /** Executes all pending writes at once. */
    flush(): void {
      if (waiting.length > 0) flush()
    },
  }
}
