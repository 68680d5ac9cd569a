/** One migration as SQL: to the next version, and back. */
export interface Step {
  readonly up: string
  readonly down: string
}

/** The SQL from one version to another, in order. Undefined if this code lacks one of the steps. */
export function planMigration(
  steps: readonly Step[],
  from: number,
  to: number,
): readonly string[] | undefined {
  if (from > steps.length || to > steps.length) return undefined
  if (to >= from) return steps.slice(from, to).map(({ up }) => up)
  return steps
    .slice(to, from)
    .map(({ down }) => down)
    .reverse()
}
