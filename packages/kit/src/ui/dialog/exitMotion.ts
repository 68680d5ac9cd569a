/** Maximum duration of a dialog's exit animation, in ms. */
export const exitCap = 250

/**
 * Resolves when the animations of the element and its scrim have ended, or after `exitCap`. Ignores
 * animations inside the dialog, such as an endless spinner.
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
