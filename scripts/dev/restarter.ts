/** A running program, as Node's ChildProcess. */
export interface Program {
  kill(signal: 'SIGTERM'): boolean
  once(event: 'exit', listener: (code: number | null) => void): unknown
}

export interface Restarter {
  /** Starts the program unless it has been started before. */
  start(): void
  /**
   * Ends the program and starts it again; many calls in a short time are one. Nothing before
   * `start`.
   */
  restart(): void
  /** Ends the program for good; resolves when it is gone. */
  stop(): Promise<void>
}

/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 150

/**
 * Keeps one program running, and starts it again on demand. A crash waits for the next `restart`.
 */
export function createRestarter(launch: () => Program): Restarter {
  let current: Program | undefined
  let settle: NodeJS.Timeout | undefined
  let ended: Promise<void> = Promise.resolve()
  let isStarted = false
  let isStopped = false

  function begin() {
    const program = launch()
    current = program
    ended = new Promise((resolve) => {
      program.once('exit', (code) => {
        current = undefined
        if (code && !isStopped) console.error(`It ended with code ${code}. Waiting for a change …`)
        resolve()
      })
    })
  }

  async function end() {
    current?.kill('SIGTERM')
    await ended
  }

  async function again() {
    await end()
    // Another restart may have got here first.
    if (!isStopped && !current) begin()
  }

  return {
    start() {
      if (isStarted || isStopped) return
      isStarted = true
      begin()
    },
    restart() {
      if (!isStarted || isStopped) return
      clearTimeout(settle)
      settle = setTimeout(() => void again(), SETTLE_MS)
    },
    stop() {
      isStopped = true
      clearTimeout(settle)
      return end()
    },
  }
}
