/** After this long without leaving the page the app is taken to be missing, ms. */
export const departureLimit = 2_500

/**
 * An app that opens takes the visitor from this page. Calls back when that has not happened after 2.5 s;
 * a browser says nothing when an app is missing. Returns the function that ends it.
 */
export function detectAppOpened(onStayed: () => void, page: Document = document): () => void {
  const view = page.defaultView
  const timer = setTimeout(() => {
    stop()
    onStayed()
  }, departureLimit)
  const onVisibility = () => page.visibilityState === 'hidden' && stop()
  function stop() {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibility)
    view?.removeEventListener('pagehide', stop)
    view?.removeEventListener('blur', stop)
  }
  page.addEventListener('visibilitychange', onVisibility)
  view?.addEventListener('pagehide', stop)
  view?.addEventListener('blur', stop)
  return stop
}
