/** The focused element. */
export interface FocusStop {
  readonly name: string
  /** Whether any part of it can be seen and pressed. */
  readonly isSeen: boolean
  /** Whether Tab has come full circle: to the page itself, or to an earlier stop. */
  readonly isEnd: boolean
  /** The outline around it, or around the box that it is in. */
  readonly ring: { readonly style: string; readonly width: number; readonly colour: string }
}

/** Describes the focused element. Runs in the page. */
export async function lookAtFocus(): Promise<FocusStop> {
  let active: Element = document.activeElement ?? document.body
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  const name = `${active.localName} ${active.getAttribute('aria-label') ?? active.textContent}`
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  const root = active.getRootNode()
  const tree = root instanceof ShadowRoot ? root : document
  const isVisible = () => {
    const { left, top, width, height } = active.getBoundingClientRect()
    return places.some(([x, y]) => {
      const found = tree.elementFromPoint(left + x * width, top + y * height)
      return active.contains(found) || found?.closest('label')?.contains(active) === true
    })
  }
  // WebKit scrolls to a field with a short delay.
  const end = performance.now() + 1_000
  while (!isVisible() && performance.now() < end) await new Promise(requestAnimationFrame)
  const isSeen = isVisible()
  // A full circle in one direction. A field of a date has several stops in a row.
  const before: Set<Element> = Reflect.get(window, 'foyerStops') ?? new Set()
  const isEnd = active === document.body || (before.has(active) && active !== [...before].at(-1))
  Reflect.set(window, 'foyerStops', before.add(active))
  // A field's ring may be around its box.
  const ringed = [active, active.parentElement ?? active].map((box) => getComputedStyle(box))
  const { outlineStyle, outlineWidth, outlineColor } =
    ringed.find((style) => style.outlineStyle !== 'none') ?? getComputedStyle(active)
  const ring = {
    style: outlineStyle,
    width: Number.parseFloat(outlineWidth),
    colour: outlineColor,
  }
  return { name, isSeen, isEnd, ring }
}

/**
 * The controls that Tab has not reached, in the open dialog or the page, shadow trees included.
 * Runs in the page.
 */
export function unreached(): readonly string[] {
  const reached: Set<Element> = Reflect.get(window, 'foyerStops') ?? new Set()
  const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const inside = (root: Element | ShadowRoot): readonly HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>('button, a[href], input, select, summary'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? inside(shadowRoot) : [],
    ),
  ]
  return inside(part)
    .filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled, [inert] *, [type="radio"]') &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !reached.has(control),
    )
    .map((control) => `${control.localName} ${control.ariaLabel ?? control.textContent}`)
}

/** Forgets the earlier stops. Runs in the page. */
export function forgetStops(): void {
  Reflect.deleteProperty(window, 'foyerStops')
}
