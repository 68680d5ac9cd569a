/** Calls the listener when the page comes into sight and when the connection to the internet is back. */
export function watchWaking(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', listener)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', listener)
  }
}
