import { slot } from '../../../chains/config/slot.ts'

/** Restores the connection of an earlier visit. */
export interface ConnectionRestore {
  /** Whether a connection was stored when the page loaded; decides what is painted first. */
  readonly hadConnection: boolean
  /** Restores it once. */
  run(): Promise<void>
  isDone(): boolean
}

/** A restore that runs once: later calls of `run` return the first one's promise. */
export function restoreOnce(
  hadConnection: boolean,
  restore: () => Promise<void>,
): ConnectionRestore {
  let running: Promise<void> | undefined
  let done = false
  return {
    hadConnection,
    run() {
      running ??= restore().finally(() => {
        done = true
      })
      return running
    },
    isDone: () => done,
  }
}

/** Provided by `createKitConfig` and `createHostedKitConfig`. */
export const connectionRestore = slot<ConnectionRestore>('connectionRestore', () => {
  throw new Error('The kit was created without a connectionRestore.')
})
