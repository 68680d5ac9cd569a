import type { Store } from '../store/Store.ts'

/** How long a count of the stored nonces is believed, in ms. */
const countInterval = 1000

/**
 * Whether one more nonce may be kept. The stored ones are counted once a second at most, and those given out since are added,
 * so a flood is stopped at the cap and a quiet server counts cheaply. Other processes on the same store are seen a second late.
 */
export function createNonceCap(store: Pick<Store, 'countNonces'>, cap: number) {
  let counted = 0
  let added = 0
  let countedAt = Number.NEGATIVE_INFINITY
  return async (now: number): Promise<boolean> => {
    // Also after a clock that was set back.
    if (Math.abs(now - countedAt) >= countInterval) {
      countedAt = now
      counted = await store.countNonces()
      added = 0
    }
    if (counted + added >= cap) return false
    added += 1
    return true
  }
}
