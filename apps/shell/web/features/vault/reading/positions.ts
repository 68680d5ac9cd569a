/** One lock of the vault. Times in Unix seconds, the amount in base units of the token. */
export interface Position {
  readonly id: bigint
  readonly amount: bigint
  readonly lockedAt: number
  readonly unlockTime: number
}

export interface PositionsSummary {
  /** Those that can be unlocked come first, the rest by their time. */
  readonly sorted: readonly Position[]
  /** How many of them can be unlocked now. */
  readonly readyCount: number
  /** What all hold, in base units. */
  readonly total: bigint
  /** What can be unlocked now, in base units. */
  readonly unlockable: bigint
  /** When the next one can be, in Unix seconds; undefined when none waits. */
  readonly nextTime: number | undefined
}

/**
 * Sums up what an account has locked.
 *
 * @param now The chain's time in Unix seconds: the vault goes by the clock of its blocks, not by the visitor's.
 */
export function summarise(positions: readonly Position[], now: number): PositionsSummary {
  const byTime = (first: Position, second: Position) =>
    first.unlockTime - second.unlockTime || Number(first.id - second.id)
  const sorted = positions.toSorted(byTime)
  const ready = sorted.filter(({ unlockTime }) => unlockTime <= now)
  return {
    sorted,
    readyCount: ready.length,
    total: sum(positions),
    unlockable: sum(ready),
    nextTime: sorted[ready.length]?.unlockTime,
  }
}

/** Share of the time that has passed, 0 to 1. */
export function progressOf({ lockedAt, unlockTime }: Position, now: number): number {
  if (now >= unlockTime) return 1
  const whole = unlockTime - lockedAt
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, (now - lockedAt) / whole))
}

function sum(positions: readonly Position[]): bigint {
  return positions.reduce((total, { amount }) => total + amount, 0n)
}
