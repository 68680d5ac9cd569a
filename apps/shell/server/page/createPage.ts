import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Deployment } from '../../config/deployment.ts'
import { acceptsEncoding } from '../http/acceptsEncoding.ts'
import { matchesEtag } from '../http/matchesEtag.ts'
import { fillDeployment } from './fillDeployment.ts'

export interface PageOptions {
  readonly distDir: string
  readonly deployment: Deployment
  readonly contentPolicy: string
}

/** Answers a request with the page. */
export type Page = (request: Request) => Promise<Response>

interface Version {
  readonly mtimeMs: number
  readonly tag: string
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>
}

/** The built index.html with the deployment filled in. Read again when the build has replaced the file. */
export function createPage({ distDir, deployment, contentPolicy }: PageOptions): Page {
  const path = join(distDir, 'index.html')
  let current: Version | undefined

  async function latest(): Promise<Version> {
    const { mtimeMs } = await stat(path)
    if (current?.mtimeMs !== mtimeMs) {
      current = versionOf(mtimeMs, fillDeployment(await readFile(path, 'utf8'), deployment))
    }
    return current
  }

  return async (request) => {
    const { tag, bodies } = await latest()
    const encoding = encodingFor(request.headers.get('accept-encoding'))
    const etag = `"${tag}-${encoding}"`
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicy,
      etag,
      vary: 'Accept-Encoding',
    })
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    headers.set('content-length', String(bodies[encoding].byteLength))
    return new Response(bodies[encoding], { headers })
  }
}

function versionOf(mtimeMs: number, html: string): Version {
  const identity = new Uint8Array(Buffer.from(html))
  return {
    mtimeMs,
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: {
      identity,
      br: new Uint8Array(brotliCompressSync(identity)),
      gzip: new Uint8Array(gzipSync(identity)),
    },
  }
}

function encodingFor(accepted: string | null): 'br' | 'gzip' | 'identity' {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}
