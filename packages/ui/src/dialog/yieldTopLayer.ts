import { fieldOf } from '../utils/guards.ts'

const eventName = 'foyer-yield-top-layer'

interface YieldRequest {
  /** Each provider on the page adds a function that makes its dialogs modal again. */
  readonly resumes: (() => void)[]
}

/**
 * Takes the kit's open dialogs out of the top layer, so that an overlay which a wallet's SDK adds
 * to the page is visible and usable. The dialogs stay visible, but aren't modal. Returns a function
 * that makes them modal again; call it when the overlay has closed.
 */
export function yieldTopLayer(): () => void {
  const request: YieldRequest = { resumes: [] }
  document.dispatchEvent(new CustomEvent(eventName, { detail: request }))
  return () => {
    for (const resume of request.resumes.splice(0)) resume()
  }
}

/** Calls `yieldDialogs` on each `yieldTopLayer` call. Returns the unsubscribe function. */
export function onYieldRequest(yieldDialogs: () => () => void): () => void {
  const onRequest = (event: Event) => {
    if (event instanceof CustomEvent && isYieldRequest(event.detail)) {
      event.detail.resumes.push(yieldDialogs())
    }
  }
  document.addEventListener(eventName, onRequest)
  return () => document.removeEventListener(eventName, onRequest)
}

function isYieldRequest(detail: unknown): detail is YieldRequest {
  return Array.isArray(fieldOf(detail, 'resumes'))
}

/**
 * Yields the top layer while a box is shown that a script adds to the page from now on, such as
 * that of a wallet which confirms inside the page. Returns the function that ends this.
 */
export function yieldToOverlays(): () => void {
  if (typeof document === 'undefined') return () => {}
  const before = new Set(topBoxes().filter(isShown))
  let resume: (() => void) | undefined
  const update = () => {
    if (topBoxes().some((box) => !before.has(box) && isOverlay(box))) resume ??= yieldTopLayer()
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
