/** Longest time, in milliseconds, that a closing dialog may still be seen. */
export const exitCap = 250

/**
 * Resolves when the element's own animations (its scrim included) have ended, at the latest after
 * `exitCap`. What moves inside the dialog, such as an endless spinner, is not waited for.
 */
export async function exitMotion(element: HTMLElement): Promise<void> {
  const own = element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === element)
  if (own.length === 0) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const cap = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, exitCap)
  })
  await Promise.race([Promise.allSettled(own.map(({ finished }) => finished)), cap])
  clearTimeout(timer)
}
