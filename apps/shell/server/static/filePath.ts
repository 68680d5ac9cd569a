import { join } from 'node:path'

/**
 * The file under `root` that a URL path names, or undefined where the path could leave `root`, names a hidden
 * file, or is not well formed. `pathname` is percent-encoded, as in `URL.pathname`.
 */
export function filePath(root: string, pathname: string): string | undefined {
  const decoded = decode(pathname)
  if (decoded === undefined || !decoded.startsWith('/')) return undefined
  if (/[\p{Cc}\\:]/u.test(decoded)) return undefined
  const segments = decoded.slice(1).split('/')
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return undefined
  return join(root, ...segments)
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A stray percent sign: no file has such a name.
    return undefined
  }
}
