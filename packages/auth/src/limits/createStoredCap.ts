/** Decides whether one more row may be stored. */
export type StoredCap = (now: number) => Promise<boolean>

/**
 * Caps how many rows are stored. Counts them once per `interval` ms and adds those allowed since,
 * so that a flood stops at the cap. Allows nothing before the first count. While a later count is
 * pending, or if it fails, the previous one applies: counting many rows may take longer than the
 * store allows. No request waits for another request's count, which Workers do not support. Rows of
 * other processes on the same store are counted up to `interval` ms late.
 */
export function createStoredCap(
  count: () => Promise<number>,
  cap: number,
  interval: number,
): StoredCap {
  let counted: number | undefined
  let added = 0
  let addedBefore = 0
  let countedAt = Number.NEGATIVE_INFINITY
  return async (now) => {
    // The absolute difference also covers a clock that was set back.
    if (counted === undefined || Math.abs(now - countedAt) >= interval) {
      countedAt = now
      const before = added
      try {
        counted = await count()
        addedBefore = before
      } catch (error) {
        if (counted === undefined) {
          countedAt = Number.NEGATIVE_INFINITY
          throw error
        }
      }
    }
    if (counted + added - addedBefore >= cap) return false
    added += 1
    return true
  }
}
