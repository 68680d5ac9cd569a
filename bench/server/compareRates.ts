/** Measured rates, the ratio we aim at, and the lowest ratio the benchmark accepts. */
export interface Result {
  readonly name: string
  readonly ours: number
  readonly theirs: number
  readonly aim: number
  readonly minimum: number
}

/** Describes the results, and which of them are too slow. */
export function compareRates(results: readonly Result[]): {
  readonly lines: readonly string[]
  readonly failures: readonly string[]
} {
  const ratio = ({ ours, theirs }: Result) => ours / theirs
  return {
    lines: results.map((result) => {
      const { name, ours, theirs, aim } = result
      const times = ratio(result).toFixed(1)
      return `${name}: ${Math.round(ours)}/s, the other ${Math.round(theirs)}/s, ${times} times as many (aim ${aim})`
    }),
    failures: results
      .filter((result) => !(ratio(result) >= result.minimum))
      .map(
        (result) => `${result.name}: ${ratio(result).toFixed(1)} times is below ${result.minimum}`,
      ),
  }
}
