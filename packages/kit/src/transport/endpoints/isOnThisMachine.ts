import { parseUrl } from '../../utils/parseUrl.ts'

/** Whether a URL is local to this machine. */
export function isOnThisMachine(url: string): boolean {
  const hostname = parseUrl(url)?.hostname ?? ''
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
