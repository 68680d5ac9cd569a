export interface OnPageVisibleOptions {
  /** Also calls the listener when the visible page's window gets focus. Default false. */
  readonly focus?: boolean | undefined
  /** Also calls the listener at this interval while the page is visible, in ms. Default: never. */
  readonly every?: number | undefined
}

/**
 * Calls the listener whenever the page becomes visible. Does nothing on a server. Returns the
 * function that stops it.
 */
export function onPageVisible(
  listener: () => void,
  { every, focus = false }: OnPageVisibleOptions = {},
): () => void {
  if (typeof document === 'undefined') return () => {}
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', onVisible)
  if (focus) window.addEventListener('focus', onVisible)
  const timer = every === undefined ? undefined : setInterval(onVisible, every)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('focus', onVisible)
    clearInterval(timer)
  }
}
