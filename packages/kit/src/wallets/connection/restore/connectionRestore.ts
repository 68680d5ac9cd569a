import { slot } from '../../../chains/config/slot.ts'

/** Restores the connection of an earlier visit. */
export interface ConnectionRestore {
  /** Whether a connection was stored when the page loaded; decides what is painted first. */
  readonly hadConnection: boolean
  /** Restores it. Later calls return the first call's promise. */
  run(): Promise<void>
  isDone(): boolean
}

/** Provided by `createKitConfig` and `createHostedKitConfig`. */
export const connectionRestore = slot<ConnectionRestore>('connectionRestore', () => {
  throw new Error('The kit was created without a connectionRestore.')
})
