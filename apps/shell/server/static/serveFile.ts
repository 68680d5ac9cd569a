import { readFile, stat } from 'node:fs/promises'
import { acceptsEncoding } from '../http/acceptsEncoding.ts'
import { matchesEtag } from '../http/matchesEtag.ts'
import { contentType } from './contentType.ts'
import { filePath } from './filePath.ts'

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

// The build names these after their contents, so an address never changes its meaning.
const hashedAsset = /^\/assets\/(?:.*\/)?[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

interface FoundFile {
  readonly path: string
  readonly etag: string
  readonly encoding?: string | undefined
}

/**
 * The file under `root` which the request asks for, or undefined when there is none. Prefers a compressed twin
 * beside it (`.br`, then `.gz`). Hashed assets may be kept for ever, everything else is asked for again.
 */
export async function serveFile(root: string, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const path = filePath(root, pathname)
  if (path === undefined) return undefined
  const original = await find(path)
  if (!original) return undefined
  const found = (await findCompressed(path, request.headers.get('accept-encoding'))) ?? original
  const headers = new Headers({
    'content-type': contentType(path),
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
