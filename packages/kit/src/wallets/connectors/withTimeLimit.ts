import { ConnectorTimeoutError } from '../../errors/connection.ts'

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
export async function withTimeLimit<T>(limit: TimeLimit, task: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectorTimeoutError(limit)), limit.timeout)
  })
  try {
    // Within an async function, since a wallet may throw synchronously.
    return await Promise.race([task(), expired])
  } finally {
    clearTimeout(timer)
  }
}
