/** Whether a browser navigates to a page, rather than loading a file, an image or data. */
export function isNavigation(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const mode = request.headers.get('sec-fetch-mode')
  // Loading the page in Safe's frame is a navigation too.
  if (mode !== null) return mode === 'navigate'
  return (request.headers.get('accept') ?? '').toLowerCase().includes('text/html')
}

/**
 * Whether a request for a missing file may get the page: navigations, and tools that accept
 * anything, such as monitors and link checkers. Requests made by the page itself get 404.
 */
export function acceptsPage(request: Request): boolean {
  if (isNavigation(request)) return true
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { headers } = request
  // Browsers send the destination as well as the mode; Node's `fetch` sends only the mode.
  if (headers.has('sec-fetch-dest') || headers.has('upgrade')) return false
  return (headers.get('accept') ?? '*/*').includes('*/*')
}
