/** Whether a browser asks for a page to show, not for a file, a picture or data. */
export function isNavigation(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const mode = request.headers.get('sec-fetch-mode')
  // A frame of Safe's app is a navigation too.
  if (mode !== null) return mode === 'navigate'
  return (request.headers.get('accept') ?? '').toLowerCase().includes('text/html')
}
