import type { Kit } from '../../../chains/config/kit.ts'

/** Restores the connection of an earlier visit. */
export interface ConnectionRestore {
  /** Whether a connection was stored when the page loaded; decides what is painted first. */
  readonly hadConnection: boolean
  /** Restores it. Later calls return the first call's promise. */
  run(): Promise<void>
  isDone(): boolean
}

/** The default, which restores nothing: the page's `WagmiProvider` reconnects. */
export function connectionRestore(_kit: Kit): ConnectionRestore {
  return { hadConnection: false, run: async () => undefined, isDone: () => true }
}
