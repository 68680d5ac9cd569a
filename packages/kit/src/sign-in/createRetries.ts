/** The first wait, and the longest one, ms. */
const firstWait = 5_000
const longestWait = 60_000
/** Timers take no more than 31 bits of milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Another try later: each wait is twice the one before, until `cancel`. */
export interface Retries {
  soon(): void
  /** At a moment, ms since the epoch, however far. */
  at(time: number): void
  cancel(): void
}

export function createRetries(run: () => void): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait

  function at(time: number): void {
    clearTimeout(timer)
    const left = Math.max(0, time - Date.now())
    timer = setTimeout(() => (left > longestTimer ? at(time) : run()), Math.min(left, longestTimer))
  }

  return {
    at,
    soon() {
      at(Date.now() + wait)
      wait = Math.min(wait * 2, longestWait)
    },
    cancel() {
      clearTimeout(timer)
      wait = firstWait
    },
  }
}
