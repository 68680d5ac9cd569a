import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { acceptsEncoding, matchesEtag } from '../http/requestHeaders.ts'

/** Media types by file extension. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

// The build names these files by their content hash, so they never change.
const hashedAsset = /^\/assets\/(?:.*\/)?[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

interface FoundFile {
  readonly path: string
  readonly etag: string
  readonly encoding?: string | undefined
}

/**
 * Responds with the requested file under `root`. Undefined if there is none. Prefers a compressed
 * file beside it (`.br`, then `.gz`). Hashed assets are immutable; everything else is revalidated.
 */
export async function serveFile(root: string, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const path = filePath(root, pathname)
  if (path === undefined) return undefined
  const original = await find(path)
  if (!original) return undefined
  const found = (await findCompressed(path, request.headers.get('accept-encoding'))) ?? original
  const headers = new Headers({
    'content-type': types[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'cache-control': hashedAsset.test(pathname)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag: found.etag,
    vary: 'Accept-Encoding',
  })
  if (found.encoding !== undefined) headers.set('content-encoding', found.encoding)
  if (matchesEtag(request.headers.get('if-none-match'), found.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const body = await readFile(found.path)
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { headers })
}

async function findCompressed(
  path: string,
  accepted: string | null,
): Promise<FoundFile | undefined> {
  for (const { name, ending } of encodings) {
    if (!acceptsEncoding(accepted, name)) continue
    const found = await find(path + ending, name)
    if (found) return found
  }
  return undefined
}

async function find(path: string, encoding?: string): Promise<FoundFile | undefined> {
  try {
    const info = await stat(path)
    if (!info.isFile()) return undefined
    const version = `${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}`
    return { path, encoding, etag: `"${version}${encoding ? `-${encoding}` : ''}"` }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG'
}

/**
 * The path under `root` for a URL path, which is percent-encoded as in `URL.pathname`. Undefined if
 * it could leave `root`, names a hidden file or is malformed.
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
    // A stray percent sign.
    return undefined
  }
}
