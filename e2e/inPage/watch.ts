// Each of these functions runs in the page, so it must contain everything that it uses. The page
// keeps what they record until it is read.

/**
 * Starts recording animations that move or resize something, take longer than 100 ms or never end
 * (WCAG 2.2, 2.2.2 and 2.3.3).
 */
export function watchMotions(): void {
  const seen = new Set<string>()
  Reflect.set(window, 'foyerMotions', seen)
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue
      const { duration, endTime } = effect.getComputedTiming()
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      const moves = changed.some((name) =>
        /^(?:transform|translate|scale|rotate|height|width|blockSize|top|left)$/.test(name),
      )
      const isShort = Number(duration) <= 100 && endTime !== Number.POSITIVE_INFINITY
      if (isShort && !moves) continue
      seen.add(`${effect.target?.outerHTML.slice(0, 80)}: ${duration} ms, ${changed.join(' ')}`)
    }
    if (Reflect.get(window, 'foyerMotions') === seen) requestAnimationFrame(look)
  }
  look()
}

/** What `watchMotions` has recorded. */
export function seenMotions(): readonly string[] {
  const seen: Set<string> = Reflect.get(window, 'foyerMotions')
  Reflect.deleteProperty(window, 'foyerMotions')
  return [...seen]
}

/** Starts recording what live regions announce (4.1.3). */
export function watchAnnouncements(): void {
  const heard: string[] = []
  Reflect.set(window, 'foyerHeard', heard)
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[role="status"], [role="alert"], [aria-live]')
      const text = region?.textContent?.trim()
      if (text && heard.at(-1) !== text) heard.push(text)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** What has been announced since `watchAnnouncements`, one per line. */
export function heardAnnouncements(): string {
  const heard: readonly string[] = Reflect.get(window, 'foyerHeard')
  return heard.join('\n')
}

/**
 * What is shown now but was not at the last call (1.4.13). The result of the first call is
 * meaningless.
 */
export function findNewlyShown(): readonly string[] {
  const before: ReadonlySet<Element> = Reflect.get(window, 'foyerShown') ?? new Set()
  const shown = [...document.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isVisible && width > 1 && height > 1
  })
  Reflect.set(window, 'foyerShown', new Set(shown))
  return shown
    .filter((element) => !before.has(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}
