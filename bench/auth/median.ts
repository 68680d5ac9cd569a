/** The middle one; of an even number the mean of the two in the middle. Throws for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  if (low === undefined || high === undefined) throw new Error('There is no middle of nothing.')
  return (low + high) / 2
}
