import { createHash } from 'node:crypto'
import { type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { serveStatic } from 'hono/serve-static'

// The build names these files by their content hash, so they never change. The hash has exactly as
// many characters as the build writes: `{8,}` takes quadratic time for a name of hyphens.
const hashedAsset = /^\/assets\/(?:.*\/)?[^/]+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/

export interface ServeFilesOptions {
  /** Maximum size of the cached files, in bytes. Default: 32 MiB. */
  readonly memoryBytes?: number | undefined
  /** The path of a file below the folder, for the path of a request. Default: the same. */
  readonly rewriteRequestPath?: ((path: string) => string) | undefined
}

/**
 * Serves the files below a folder, and prefers a compressed one beside the requested one (`.br`,
 * `.zst`, `.gz`). Never a hidden file, unless it is for other programs, such as
 * `.well-known/security.txt` (RFC 8615).
 */
export function serveFiles(root: string, options: ServeFilesOptions = {}): MiddlewareHandler {
  const { memoryBytes = 32 * 1024 * 1024, rewriteRequestPath } = options
  const load = createCache(memoryBytes)
  const serve = serveStatic({
    root,
    join,
    precompressed: true,
    ...(rewriteRequestPath ? { rewriteRequestPath } : {}),
    // Called for the file, then for its compressed twins.
    async getContent(path, context) {
      const file = await load(path)
      if (!file) return null
      context.header('etag', file.etag)
      context.header('content-length', String(file.body.byteLength))
      return file.body.byteLength > partSize ? inParts(file.body) : file.body
    },
    onFound(_, context) {
      const isHashed = hashedAsset.test(context.req.path)
      const control = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      context.header('cache-control', control)
      context.header('vary', 'Accept-Encoding')
    },
  })
  return async (context, next) => {
    const path = context.req.path.replace(/^\/\.well-known\//, '/')
    return /\/\.|[\p{Cc}:]/u.test(path) ? next() : serve(context, next)
  }
}

/** In bytes. Compressed files of a page are smaller. */
const partSize = 128 * 1024

/**
 * A large file, taking turns with other requests: the system would accept all of it at once, even
 * if the client reads nothing, and copying megabytes makes others wait.
 */
function inParts(body: Uint8Array<ArrayBuffer>): ReadableStream {
  let start = 0
  return new ReadableStream({
    async pull(controller) {
      await setImmediate()
      controller.enqueue(body.subarray(start, start + partSize))
      start += partSize
      if (start >= body.byteLength) controller.close()
    },
  })
}

interface LoadedFile {
  readonly body: Uint8Array<ArrayBuffer>
  /** Derived from the content, so that all processes and machines agree. */
  readonly etag: string
}

interface CachedFile {
  readonly version: string
  /** Shared by requests that arrive while it is read. */
  readonly file: Promise<LoadedFile>
}

/** Reads files. Drops all of them when they exceed `limit` bytes. Undefined if there is no file. */
function createCache(limit: number): (path: string) => Promise<LoadedFile> | undefined {
  const files = new Map<string, CachedFile>()
  let bytes = 0
  return (path) => {
    const info = statsOf(path)
    if (!info?.isFile()) return undefined
    const version = `${info.size} ${info.mtimeMs}`
    const known = files.get(path)
    if (known?.version === version) return known.file
    if (bytes + info.size > limit) {
      files.clear()
      bytes = 0
    }
    bytes += info.size
    const file = read(path)
    file.catch(() => files.delete(path))
    files.set(path, { version, file })
    return file
  }
}

async function read(path: string): Promise<LoadedFile> {
  const body = new Uint8Array(await readFile(path))
  const sum = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, etag: `"${sum}"` }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    // There is no such file, or its name is impossible.
    return undefined
  }
}
