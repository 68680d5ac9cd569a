import { useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'

/** The folder that the site is served from, without a slash at its end: '' or '/app'. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a page or file of the site: '/vault' is at '/app/vault' below '/app'. */
export function addressOf(path: string): string {
  return base + path
}

/** The path of a page from its address; '/' for the folder itself. */
export function pathOf(pathname: string, folder = base): string {
  if (folder === '' || !pathname.startsWith(`${folder}/`))
    return pathname === folder ? '/' : pathname
  return pathname.slice(folder.length)
}

/** The path of the page at the current address. */
export function usePath(): string {
  return pathOf(usePathname(useRouter()))
}
