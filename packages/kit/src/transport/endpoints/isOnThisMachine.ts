/** Whether a URL is local to this machine. */
export function isOnThisMachine(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
