/**
 * Starts counting; returns the function that says how many ms have passed. Not by one clock: the
 * device's may be set back, and `performance.now()` may stop while the device sleeps. A clock set
 * forward makes it more than it was.
 */
export function stopwatch(): () => number {
  const since = clocks()
  return () => {
    const now = clocks()
    return Math.max(0, now.time - since.time, now.at - since.at)
  }
}

const clocks = () => ({ time: Date.now(), at: performance.now() })

/** Starts counting down; returns the function that says how many ms are left, at least 0. */
export function countdown(ms: number): () => number {
  const passed = stopwatch()
  return () => Math.max(0, ms - passed())
}
