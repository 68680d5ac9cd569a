import { parseUrl } from './parseUrl.ts'

/** Whether the host of a URL is this machine: `localhost`, `127.0.0.0/8` or `[::1]`. */
export function isLoopbackUrl(url: string): boolean {
  const hostname = parseUrl(url)?.hostname ?? ''
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
