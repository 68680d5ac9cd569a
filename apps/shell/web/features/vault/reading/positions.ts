/** One lock of the vault. */
export interface Position {
  readonly id: bigint
  /** Base units of the token. */
  readonly amount: bigint
  /** Unix seconds. */
  readonly unlockTime: number
}

/** Amounts in base units. */
export interface PositionsSummary {
  /** By unlock time, so that unlockable ones come first. */
  readonly sorted: readonly Position[]
  readonly total: bigint
  readonly unlockable: bigint
  /** When the next position can be unlocked, Unix seconds; undefined if none is still locked. */
  readonly nextTime: number | undefined
}

/** Sums up an account's positions at the chain's time, in Unix seconds. */
export function summarise(positions: readonly Position[], now: number): PositionsSummary {
  const sorted = positions.toSorted(
    (first, second) => first.unlockTime - second.unlockTime || Number(first.id - second.id),
  )
  const sum = (list: readonly Position[]) => list.reduce((all, { amount }) => all + amount, 0n)
  const ready = sorted.filter(({ unlockTime }) => unlockTime <= now)
  return {
    sorted,
    total: sum(sorted),
    unlockable: sum(ready),
    nextTime: sorted[ready.length]?.unlockTime,
  }
}
