import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Runs a program, and again after a change of a file that it has imported. Waits for its exit
 * first; after a crash, waits for the next change. Passes SIGTERM on to it.
 */
export function runWatched(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
