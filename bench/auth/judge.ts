/** A ratio that we measured, the one that we aim at, and the one below which the bench fails. */
export interface Result {
  readonly name: string
  readonly ours: number
  readonly theirs: number
  readonly aim: number
  readonly least: number
}

/** The figures in words, and what is too slow. */
export function judge(results: readonly Result[]): {
  readonly lines: readonly string[]
  readonly faults: readonly string[]
} {
  const ratio = ({ ours, theirs }: Result) => ours / theirs
  return {
    lines: results.map((result) => {
      const { name, ours, theirs, aim } = result
      const times = ratio(result).toFixed(1)
      return `${name}: ${Math.round(ours)}/s, the other ${Math.round(theirs)}/s, ${times} times as many (aim ${aim})`
    }),
    faults: results
      .filter((result) => !(ratio(result) >= result.least))
      .map(
        (result) => `${result.name}: ${ratio(result).toFixed(1)} times is below ${result.least}`,
      ),
  }
}
