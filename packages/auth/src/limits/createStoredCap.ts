/** Decides whether one more row may be stored. */
export type StoredCap = (now: number) => Promise<boolean>

/**
 * Caps how many rows are stored. Counts them at most once in `interval` ms and adds those added
 * since, so that a flood stops at the cap. Rows of other processes on the same store are counted up
 * to `interval` ms late.
 */
export function createStoredCap(
  count: () => Promise<number>,
  cap: number,
  interval: number,
): StoredCap {
  let counted = 0
  let added = 0
  let countedAt = Number.NEGATIVE_INFINITY
  return async (now) => {
    // The absolute difference also covers a clock that was set back.
    if (Math.abs(now - countedAt) >= interval) {
      countedAt = now
      counted = await count()
      added = 0
    }
    if (counted + added >= cap) return false
    added += 1
    return true
  }
}
