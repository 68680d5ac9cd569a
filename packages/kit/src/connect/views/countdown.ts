/** Whole seconds that are left until a moment, never less than none. Both in milliseconds since the epoch. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000))
}

/** Minutes and seconds, as on a clock: 4:52. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
