import { useEffect } from 'react'

const headings = 'h1, h2, h3'

/**
 * When the focused control of a page is removed, focuses the heading of the nearest part that is
 * left. Otherwise the focus falls to the body, and a screen reader starts again at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => keepFocus(document), [])
}

/** Starts it, and returns a function that ends it. */
export function keepFocus(page: Document): () => void {
  const main = page.querySelector('main')
  if (!main) return () => {}
  let focused: Element | undefined
  /** The ancestors of the focused control inside `main`, the nearest one first. */
  let around: readonly Element[] = []

  function onFocus({ target }: FocusEvent): void {
    focused = target instanceof Element ? target : undefined
    around = focused ? ancestors(focused) : []
  }

  // A press on something else takes the focus away on purpose.
  function onPress({ target }: PointerEvent): void {
    if (!(target instanceof Node && focused?.contains(target))) focused = undefined
  }

  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = undefined
    if (page.activeElement && page.activeElement !== page.body) return
    const heading = around
      .filter(({ isConnected }) => isConnected)
      .map((element) => element.querySelector<HTMLElement>(headings))
      .find((found) => found !== null)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })

  main.addEventListener('focusin', onFocus)
  page.addEventListener('pointerdown', onPress, true)
  observer.observe(main, { childList: true, subtree: true })
  return () => {
    main.removeEventListener('focusin', onFocus)
    page.removeEventListener('pointerdown', onPress, true)
    observer.disconnect()
  }
}

function ancestors(element: Element): readonly Element[] {
  const found: Element[] = []
  for (let one = element.parentElement; one && one !== element.ownerDocument.body; ) {
    found.push(one)
    one = one.parentElement
  }
  return found
}
