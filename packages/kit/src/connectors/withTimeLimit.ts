import { ConnectorTimeoutError } from '../errors/connection.ts'

/** Options of `withTimeLimit`. */
export interface TimeLimit {
  /** Time limit, in ms. */
  readonly timeout: number
  /** The connector's name, for the error. */
  readonly connector: string
  /** The operation's name, for the error. */
  readonly operation: string
  /** What to do about it, for the error. Default: open the wallet. */
  readonly hint?: string | undefined
}

/**
 * Runs a task with a time limit. The task itself cannot be stopped; a late result is ignored.
 *
 * @throws ConnectorTimeoutError after `timeout` ms, and what the task throws.
 */
export function withTimeLimit<T>(limit: TimeLimit, task: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ConnectorTimeoutError(limit)), limit.timeout)
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      finish()
    }
    // A wallet may throw synchronously; this turns it into a rejection.
    Promise.resolve()
      .then(task)
      .then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      )
  })
}
