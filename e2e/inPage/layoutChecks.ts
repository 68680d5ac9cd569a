// Each of these functions runs in the page, so it must contain everything that it uses.

/** Pictures that are neither named nor hidden from assistive technology (WCAG 2.2, 1.1.1). */
export function findUnnamedPictures(): readonly string[] {
  return [...document.querySelectorAll('img, svg, canvas, [role="img"]')]
    .filter((picture) => {
      if (picture.closest('[aria-hidden="true"]') || picture.matches('svg svg')) return false
      if (picture.localName === 'img') return !picture.hasAttribute('alt')
      const isNamed = picture.matches('[aria-label], [aria-labelledby]')
      return !(picture.getAttribute('role') === 'img' && isNamed)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/**
 * Neighbours whose visual order differs from their reading order (1.3.2). Cards in columns are
 * independent of each other, so they have no order.
 */
export function findReordered(): readonly string[] {
  const found: string[] = []
  for (const parent of document.body.querySelectorAll('*')) {
    if (parent.closest('svg')) continue
    const isRightToLeft = getComputedStyle(parent).direction === 'rtl'
    const shown = [...parent.children].filter((child) => {
      const { gridColumnStart, position } = getComputedStyle(child)
      const { width, height } = child.getBoundingClientRect()
      const isInFlow = position === 'static' || position === 'relative'
      const isPlaced = /^\d/.test(gridColumnStart)
      return isInFlow && !isPlaced && width > 1 && height > 1 && child.checkVisibility()
    })
    for (const [index, child] of shown.entries()) {
      const next = shown[index + 1]
      if (!next) continue
      const [one, two] = [child.getBoundingClientRect(), next.getBoundingClientRect()]
      const isAbove = two.bottom <= one.top
      const isBeside = two.top < one.bottom && one.top < two.bottom
      const isBefore = isRightToLeft ? two.left >= one.right : two.right <= one.left
      if (isAbove || (isBeside && isBefore)) found.push(next.outerHTML.slice(0, 120))
    }
  }
  return found
}

/** Controls outside running text that are too small to hit reliably: under 24 px (2.5.8). */
export function findSmallTargets(): readonly string[] {
  const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const reach = 11
  return [...part.querySelectorAll('button, a[href], input, select, summary')]
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false
      if (control.closest('[inert]') || getComputedStyle(control).display === 'inline') return false
      const { width, height } = control.getBoundingClientRect()
      if (Math.min(width, height) >= 24 || Math.max(width, height) <= 1) return false
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].some(([left = 0, top = 0]) => {
        const hit = document.elementFromPoint(left, top)
        return !control.contains(hit) && !hit?.closest('label')?.contains(control)
      })
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/**
 * Controls that show their state by colour alone: the current page, network or choice has the same
 * shape, weight, marks and words as the others (1.4.1).
 */
export function findStatesByColourAlone(): readonly string[] {
  const state = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], :checked'
  const look = (control: Element) => {
    const box = control instanceof HTMLInputElement ? (control.parentElement ?? control) : control
    return [...[box], ...box.querySelectorAll('*')]
      .flatMap((node) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(node, pseudo)
          const { borderTopWidth, boxShadow, content, fontWeight, opacity } = style
          const { display, textDecorationLine, height, width } = style
          const isDrawn = !pseudo || content !== 'none'
          const size = pseudo && isDrawn ? [width, height] : []
          const ground = /(?:, 0|\/ 0)\)$|transparent/.test(style.backgroundColor)
          const shown = [borderTopWidth, fontWeight, opacity, display, textDecorationLine, ground]
          return isDrawn ? [node.localName, boxShadow === 'none', ...shown, ...size].join() : ''
        }),
      )
      .join()
  }
  return [...document.querySelectorAll(state)]
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false
      const list = control.closest('ul, ol, fieldset, nav, [role="group"], [role="radiogroup"]')
      const other = [...(list?.querySelectorAll(control.localName) ?? [])].find(
        (candidate) => !candidate.matches(state) && candidate.checkVisibility(),
      )
      return other !== undefined && look(other) === look(control)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}
