import { yieldPageDialogs } from './yieldPageDialogs.ts'
import { yieldTopLayer } from './yieldTopLayer.ts'

/**
 * Yields the top layer while a box is shown that a script adds to the page from now on, such as
 * that of a wallet which confirms inside the page. Returns the function that ends this.
 */
export function yieldToOverlays(): () => void {
  if (typeof document === 'undefined') return () => {}
  const before = new Set(topBoxes().filter(isShown))
  let resume: (() => void) | undefined
  const update = () => {
    if (topBoxes().some((box) => !before.has(box) && isOverlay(box))) resume ??= yieldAll()
    else end()
  }
  const end = () => {
    resume?.()
    resume = undefined
  }
  const observer = new MutationObserver(update)
  observer.observe(document.documentElement, {
    attributeFilter: ['class', 'hidden', 'style'],
    childList: true,
    subtree: true,
  })
  return () => {
    observer.disconnect()
    end()
  }
}

/** As `yieldToOverlays`, until the wallet has answered. */
export async function whileWalletAsks<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const stop = yieldToOverlays()
  try {
    return await ask()
  } finally {
    stop()
  }
}

function yieldAll(): () => void {
  const resumes = [yieldTopLayer(), yieldPageDialogs()]
  return () => {
    for (const resume of resumes) resume()
  }
}

function topBoxes(): readonly HTMLElement[] {
  const { body, documentElement } = document
  return [...documentElement.children, ...body.children].filter(
    (box) => box instanceof HTMLElement && box !== body && box !== document.head,
  ) as HTMLElement[]
}

/** Whether a box is shown below the top layer. A modal dialog or a popover in it is above. */
function isOverlay(box: HTMLElement): boolean {
  if ('kit' in box.dataset || !isShown(box)) return false
  const inside = [box, ...(box.shadowRoot ?? box).querySelectorAll('*')]
  return !inside.some((part) => part.matches(':modal') || isPopover(part))
}

function isPopover(part: Element): boolean {
  return part.hasAttribute('popover') && part.matches(':popover-open')
}

/** Scripts and styles are never displayed. */
function isShown(box: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(box)
  return display !== 'none' && visibility !== 'hidden'
}
