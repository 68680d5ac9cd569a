import { withTimeout } from 'viem'
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
  const { timeout } = limit
  return withTimeout(task, { timeout, errorInstance: new ConnectorTimeoutError(limit) })
}
