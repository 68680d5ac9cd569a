import { isNavigation } from './isNavigation.ts'

/**
 * Whether the page may be the answer where there is no file: to a browser that opens an address, and to tools that take
 * anything (monitors, link checkers). What a page asks for by itself hears that it is not there.
 */
export function takesPage(request: Request): boolean {
  if (isNavigation(request)) return true
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { headers } = request
  // Browsers name the destination beside the mode; Node's `fetch` names the mode alone.
  if (headers.has('sec-fetch-dest') || headers.has('upgrade')) return false
  return (headers.get('accept') ?? '*/*').includes('*/*')
}
