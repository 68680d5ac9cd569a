import { type ChildProcess, spawn } from 'node:child_process'

export interface Restarter {
  /** Starts the program unless it has been started before. */
  start(): void
  /** Ends the program and starts it again; many calls in a short time are one. Nothing before `start`. */
  restart(): void
  /** Ends the program for good; resolves when it is gone. */
  stop(): Promise<void>
}

/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 150

/** Keeps one program running, and starts it again on demand. A crash waits for the next `restart`. */
export function createRestarter(program: string, args: readonly string[]): Restarter {
  let child: ChildProcess | undefined
  let settle: NodeJS.Timeout | undefined
  let ended: Promise<void> = Promise.resolve()
  let isStarted = false
  let isStopped = false

  function launch() {
    const started = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child = started
    ended = new Promise((resolve) => {
      started.once('exit', (code) => {
        child = undefined
        if (code && !isStopped)
          console.error(`The server ended (code ${code}). Waiting for a change …`)
        resolve()
      })
    })
  }

  async function end() {
    child?.kill('SIGTERM')
    await ended
  }

  async function relaunch() {
    await end()
    // Another restart may have got here first.
    if (!isStopped && !child) launch()
  }

  return {
    start() {
      if (isStarted) return
      isStarted = true
      launch()
    },
    restart() {
      if (!isStarted || isStopped) return
      clearTimeout(settle)
      settle = setTimeout(() => void relaunch(), SETTLE_MS)
    },
    stop() {
      isStopped = true
      clearTimeout(settle)
      return end()
    },
  }
}
