/**
 * Waits for every finite animation, since elements have less contrast and another position while
 * they appear. Runs in the page.
 */
export async function endMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
