import { ConnectorTimeoutError } from '../errors/connection.ts'

export interface TimeLimit {
  /** How long to wait, ms. */
  readonly timeout: number
  /** Who is waited for, for the error. */
  readonly connector: string
  /** What it was asked, for the error. */
  readonly operation: string
}

/**
 * The task's result, or `ConnectorTimeoutError` when the time is over. The task itself cannot be
 * stopped; whatever it answers later is ignored.
 */
export function withTimeLimit<T>(limit: TimeLimit, task: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ConnectorTimeoutError(limit)), limit.timeout)
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      finish()
    }
    // A wallet may throw at once instead of rejecting; both end here.
    Promise.resolve()
      .then(task)
      .then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      )
  })
}
