import { describeError } from '../components/load/describeError.ts'

/**
 * Reloads the document if code failed to load: its file is gone if the server was updated, and the
 * new document names the new one. Not if the server doesn't answer, since the page would be lost.
 * Resolves to whether it reloads.
 */
export async function opensNewVersion(error: unknown): Promise<boolean> {
  if (!describeError(error).isLoading) return false
  // A file that every version and every host serves. For a page, the server wants a navigation.
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
  if (!icon) return false
  const isThere = await fetch(icon, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
  return isThere
}
