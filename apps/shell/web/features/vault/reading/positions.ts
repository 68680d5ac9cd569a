/** One lock of the vault. Times in Unix seconds, the amount in base units of the token. */
export interface Position {
  readonly id: bigint
  readonly amount: bigint
  readonly lockedAt: number
  readonly unlockTime: number
}

export interface PositionsSummary {
  /** By unlock time, so that unlockable ones come first. */
  readonly sorted: readonly Position[]
  /** How many can be unlocked now. */
  readonly readyCount: number
  /** Sum of all amounts, in base units. */
  readonly total: bigint
  /** Sum of the amounts that can be unlocked now, in base units. */
  readonly unlockable: bigint
  /** When the next position can be unlocked, Unix seconds; undefined if none is still locked. */
  readonly nextTime: number | undefined
}

/**
 * Sums up an account's positions.
 *
 * @param now The chain's time in Unix seconds, not the visitor's.
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

/** Share of the lock time that has passed, 0 to 1. */
export function progressOf({ lockedAt, unlockTime }: Position, now: number): number {
  if (now >= unlockTime) return 1
  const whole = unlockTime - lockedAt
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, (now - lockedAt) / whole))
}

function sum(positions: readonly Position[]): bigint {
  return positions.reduce((total, { amount }) => total + amount, 0n)
}
