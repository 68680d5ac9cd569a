import type { Config } from 'wagmi'
import { autoConnect } from './autoConnect.ts'

export interface RestoreOnce {
  run(): Promise<void>
  isDone(): boolean
}

/**
 * wagmi's hydration is made for one mount: a second one would empty the live connections and list
 * every announced wallet twice.
 */
export function restoreOnce(config: Config): RestoreOnce {
  let running: Promise<void> | undefined
  let done = false
  return {
    run() {
      running ??= autoConnect(config).finally(() => {
        done = true
      })
      return running
    },
    isDone: () => done,
  }
}
