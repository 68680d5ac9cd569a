/** A running program, as Node's ChildProcess. */
export interface Program {
  kill(signal: 'SIGTERM'): boolean
  once(event: 'exit', listener: (code: number | null) => void): unknown
}

export interface Restarter {
  /** Starts the program unless it has been started before. */
  start(): void
  /**
   * Restarts the program. Calls in quick succession count as one. Does nothing before `start`.
   */
  restart(): void
  /** Stops the program and does not restart it. Resolves when it has exited. */
  stop(): Promise<void>
}

/** Editors save a file in several steps, and several files at a time. */
const SETTLE_MS = 150

/**
 * Runs one program and restarts it on demand. After a crash it stays down until `restart`.
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
    // Another restart may have started it already.
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
