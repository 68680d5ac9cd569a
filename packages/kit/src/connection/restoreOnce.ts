import type { Config } from 'wagmi'
import { autoConnect } from './autoConnect.ts'

export interface RestoreOnce {
  run(): Promise<void>
  isDone(): boolean
}

/**
 * wagmi's hydration is made for one mount: a second one would empty the live connections and list
 * every announced wallet twice. `prepare` brings back the connectors that are not there by themselves.
 */
export function restoreOnce(
  config: Config,
  prepare: () => Promise<void> = async () => {},
): RestoreOnce {
  let running: Promise<void> | undefined
  let done = false
  return {
    run() {
      running ??= prepare()
        .then(() => autoConnect(config))
        .finally(() => {
          done = true
        })
      return running
    },
    isDone: () => done,
  }
}
