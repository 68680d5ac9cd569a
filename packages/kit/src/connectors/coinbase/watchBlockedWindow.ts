import { WindowBlockedError } from '../../errors/connection.ts'

/** What the SDK puts at the end of the page when the browser has blocked its window. */
const place = '-cbwsdk-css-reset'
const notice = '.-cbwsdk-snackbar-instance'

export interface BlockedWindow {
  /** Rejects when the browser has blocked the window; never resolves. */
  readonly blocked: Promise<never>
  stop(): void
}

/**
 * Notices that the browser has blocked the SDK's window. The SDK itself says so in the page and waits for a press there: under
 * our dialog, where nothing can be pressed, and without its styles, which our content policy refuses. That is hidden.
 */
export function watchBlockedWindow(wallet: string): BlockedWindow {
  let reject: (error: Error) => void = () => {}
  const blocked = new Promise<never>((_, fail) => {
    reject = fail
  })
  // Whoever waits for it hears of it.
  blocked.catch(() => {})
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const elements = added.filter((node) => node instanceof Element)
    for (const element of elements) {
      const root = element.closest(`.${place}`)
      if (root instanceof HTMLElement) root.hidden = true
      if (root && (element.matches(notice) || element.querySelector(notice))) {
        reject(new WindowBlockedError({ wallet }))
      }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { blocked, stop: () => observer.disconnect() }
}
