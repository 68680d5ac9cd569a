/** How long a transaction has been missing. `since` and `at` in ms since 1970. */
export interface AbsenceTimer {
  readonly since: number
  /** Time of the last check. */
  readonly at: number
  /** Observed duration, in ms. Sleep and clock changes count only in part. */
  readonly watched: number
}

/** How long to wait for endpoints that do not respond, in ms. */
const silenceLimit = 24 * 60 * 60_000

/**
 * Advances the timer after a check that found nothing. Returns the same timer if the last check was
 * very recent.
 */
export function advanceAbsence(
  absence: AbsenceTimer | undefined,
  now: number,
  limit: number,
): AbsenceTimer {
  if (!absence) return { since: now, at: now, watched: 0 }
  const gap = now - absence.at
  // Avoids a write in every round.
  if (gap >= 0 && gap < limit / 60) return absence
  // A gap may be a hidden page, sleep or a clock change: the limit takes at least six checks.
  const counted = Math.min(Math.max(gap, 0), limit / 6)
  return { ...absence, at: now, watched: absence.watched + counted }
}

/** Whether the limit is reached. Takes a day at least while an endpoint does not respond. */
export function isOver(
  { at, since, watched }: AbsenceTimer,
  limit: number,
  { allAnswered }: { readonly allAnswered: boolean },
): boolean {
  return watched >= limit && (allAnswered || at - since >= silenceLimit)
}
