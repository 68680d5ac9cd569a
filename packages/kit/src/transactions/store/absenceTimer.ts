/** For how long something has looked wrong. Times in ms; `since` and `at` by the clock. */
export interface AbsenceTimer {
  readonly since: number
  /** When it was last seen so. */
  readonly at: number
  /** For how long it was watched being so. Sleep and jumps of the clock count for little. */
  readonly watched: number
}

/** A node that has been silent for so long is no longer waited for, ms. */
const silenceLimit = 24 * 60 * 60_000

/** The doubt after another look that found no better; the same one when it was looked at a moment ago. */
export function advanceAbsence(
  absence: AbsenceTimer | undefined,
  now: number,
  limit: number,
): AbsenceTimer {
  if (!absence) return { since: now, at: now, watched: 0 }
  const gap = now - absence.at
  // Not written down at each round.
  if (gap >= 0 && gap < limit / 60) return absence
  // A gap may be a hidden page, a sleeping machine or a new clock: no verdict rests on fewer than six looks.
  const counted = Math.min(Math.max(gap, 0), limit / 6)
  return { ...absence, at: now, watched: absence.watched + counted }
}

/** Whether it was watched for as long as the limit; a day at least while some node says nothing. */
export function isOver(
  { at, since, watched }: AbsenceTimer,
  limit: number,
  { allAnswered }: { readonly allAnswered: boolean },
): boolean {
  return watched >= limit && (allAnswered || at - since >= silenceLimit)
}
