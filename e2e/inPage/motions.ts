// Each of these functions runs in the page, so it contains everything that it uses. What the first
// one sees is kept in the page until it is asked for.

/**
 * Begins to look for animations that move or resize something, take longer than 100 ms or never end
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

/** What `watchMotions` has found. */
export function seenMotions(): readonly string[] {
  const seen: Set<string> = Reflect.get(window, 'foyerMotions')
  Reflect.deleteProperty(window, 'foyerMotions')
  return [...seen]
}
