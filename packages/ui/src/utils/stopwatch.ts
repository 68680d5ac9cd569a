/**
 * Starts counting; returns the function that says how many ms have passed. Not by one clock: the
 * device's may be set back, and `performance.now()` may stop while the device sleeps. A clock set
 * forward makes it more than it was.
 */
export function stopwatch(): () => number {
  const time = Date.now()
  const at = performance.now()
  return () => Math.max(Date.now() - time, performance.now() - at)
}

/** Starts counting down; returns the function that says how many ms are left, at least 0. */
export function countdown(ms: number): () => number {
  const passed = stopwatch()
  return () => Math.max(0, ms - passed())
}
