import type { FigureName, Figures } from './measureApp.ts'

/** All visits of one app at one speed. */
export interface AppRuns {
  readonly app: string
  /** The factor by which the processor is slowed down. */
  readonly cpu: number
  readonly runs: readonly Figures[]
}

/** The median. For an even count, the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There are no values.')
  return (upper + lower) / 2
}

/** The median of a figure, or undefined if the app does not have it. */
export function medianOf(runs: AppRuns, name: FigureName): number | undefined {
  const values = runs.runs.map((figures) => figures[name]).filter((value) => value !== undefined)
  return values.length > 0 ? median(values) : undefined
}

/**
 * The median of the ratios of two apps' visits of the same round, so that other load in a round
 * affects both. Undefined if one of them lacks the figure or the other's is zero.
 */
export function ratioOf(ours: AppRuns, theirs: AppRuns, name: FigureName): number | undefined {
  const ratios = ours.runs.flatMap((figures, round) => {
    const own = figures[name]
    const other = theirs.runs[round]?.[name]
    return own === undefined || !other ? [] : [own / other]
  })
  return ratios.length > 0 ? median(ratios) : undefined
}
