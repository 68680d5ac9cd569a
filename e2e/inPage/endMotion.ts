/**
 * Waits for every finite animation: while elements appear, their contrast and position differ. Runs
 * in the page.
 */
export async function endMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
