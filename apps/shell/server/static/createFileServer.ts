import { createHash } from 'node:crypto'
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
  { name: 'zstd', ending: '.zst' },
  { name: 'gzip', ending: '.gz' },
] as const

// The build names these files by their content hash, so they never change. The hash has exactly as
// many characters as the build writes: `{8,}` takes quadratic time for a name of hyphens.
const hashedAsset = /^\/assets\/(?:.*\/)?[^/]+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/

/** Serves the files below a folder. Undefined if there is none at the request's path. */
export type FileServer = (request: Request) => Promise<Response | undefined>

export interface FileServerOptions {
  /**
   * Maximum size of the cached files, in bytes. The least recently used are dropped. Default: 32
   * MiB.
   */
  readonly memoryBytes?: number | undefined
}

interface FoundFile {
  readonly path: string
  /** Changes with the file. */
  readonly version: string
  readonly encoding?: string | undefined
}

interface LoadedFile {
  readonly version: string
  readonly body: Uint8Array<ArrayBuffer>
  /** Derived from the content, so that all processes and machines agree. */
  readonly etag: string
}

/**
 * Prefers a compressed file beside the requested one (`.br`, `.zst`, `.gz`). Hashed assets are
 * immutable, so the server looks for them on disk only once; everything else is revalidated.
 */
export function createFileServer(root: string, options: FileServerOptions = {}): FileServer {
  const load = createMemory(options.memoryBytes ?? 32 * 1024 * 1024)
  // By path on disk and accepted encodings. Holds files that exist, so their number is bounded: an
  // address can be escaped in countless ways, a path on disk cannot.
  const immutable = new Map<string, FoundFile>()

  async function findFor(pathname: string, accepted: string | null) {
    const usable = encodings.filter(({ name }) => acceptsEncoding(accepted, name))
    const isImmutable = hashedAsset.test(pathname)
    const path = filePath(root, pathname)
    if (path === undefined) return undefined
    const key = `${usable.map(({ name }) => name).join()} ${path}`
    const known = immutable.get(key)
    if (known) return { key, ...known }
    const original = await find(path)
    if (!original) return undefined
    let found = original
    for (const { ending, name } of usable) {
      const twin = await find(original.path + ending, name)
      if (!twin) continue
      found = twin
      break
    }
    if (isImmutable) immutable.set(key, found)
    return { key, ...found }
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const found = await findFor(pathname, request.headers.get('accept-encoding'))
    if (!found) return undefined
    const loaded = await load(found)
    if (!loaded) {
      // A newer build has replaced it.
      immutable.delete(found.key)
      return undefined
    }
    const { body, etag } = loaded
    const headers = new Headers({
      'content-type': types[extname(pathname).toLowerCase()] ?? 'application/octet-stream',
      'cache-control': hashedAsset.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag,
      vary: 'Accept-Encoding',
    })
    if (found.encoding !== undefined) headers.set('content-encoding', found.encoding)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    headers.set('content-length', String(body.byteLength))
    return new Response(body, { headers })
  }
}

/**
 * Reads files and caches the most recently used ones, up to `limit` bytes. Undefined for a deleted
 * file.
 */
function createMemory(limit: number): (file: FoundFile) => Promise<LoadedFile | undefined> {
  const kept = new Map<string, LoadedFile>()
  let bytes = 0

  function forget(path: string): void {
    bytes -= kept.get(path)?.body.byteLength ?? 0
    kept.delete(path)
  }

  return async ({ encoding, path, version }) => {
    const known = kept.get(path)
    if (known?.version === version) {
      // Moves it to the end, which holds the most recently used ones.
      kept.delete(path)
      kept.set(path, known)
      return known
    }
    const body = await read(path)
    if (!body) return undefined
    const sum = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const loaded = { version, body, etag: `"${sum}${encoding ? `-${encoding}` : ''}"` }
    forget(path)
    kept.set(path, loaded)
    bytes += body.byteLength
    for (const oldest of kept.keys()) {
      if (bytes <= limit) break
      forget(oldest)
    }
    return loaded
  }
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function find(path: string, encoding?: string): Promise<FoundFile | undefined> {
  try {
    const info = await stat(path)
    if (!info.isFile()) return undefined
    return { path, encoding, version: `${info.size} ${info.mtimeMs}` }
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
 * it could leave `root`, names a hidden file outside `.well-known` or is malformed.
 */
export function filePath(root: string, pathname: string): string | undefined {
  const decoded = decode(pathname)
  if (decoded === undefined || !decoded.startsWith('/')) return undefined
  if (/[\p{Cc}\\:]/u.test(decoded)) return undefined
  const segments = decoded.slice(1).split('/')
  // Files for other programs, such as security.txt (RFC 8615).
  const visible = segments[0] === '.well-known' ? segments.slice(1) : segments
  if (visible.length === 0) return undefined
  if (visible.some((segment) => segment === '' || segment.startsWith('.'))) return undefined
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
