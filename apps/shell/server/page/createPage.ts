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
  /** What is different for the visitor who asks; absent or undefined: nothing. */
  readonly forVisitor?: ((request: Request) => VisitorPage | undefined) | undefined
}

/** A page that is one visitor's own. */
export interface VisitorPage {
  readonly deployment: Deployment
  readonly contentPolicy: string
}

/** Answers a request with the page. */
export type Page = (request: Request) => Promise<Response>

interface Version {
  readonly mtimeMs: number
  /** The built page, without the deployment. */
  readonly html: string
  readonly tag: string
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>
}

/** The built index.html with the deployment filled in. Read again when the build has replaced the file. */
export function createPage(options: PageOptions): Page {
  const { distDir, deployment, contentPolicy, forVisitor } = options
  const path = join(distDir, 'index.html')
  let current: Version | undefined

  async function latest(): Promise<Version> {
    const { mtimeMs } = await stat(path)
    if (current?.mtimeMs !== mtimeMs) {
      current = versionOf(mtimeMs, await readFile(path, 'utf8'), deployment)
    }
    return current
  }

  return async (request) => {
    const usual = await latest()
    const visitor = forVisitor?.(request)
    const { tag, bodies } = visitor
      ? versionOf(usual.mtimeMs, usual.html, visitor.deployment)
      : usual
    const encoding = encodingFor(request.headers.get('accept-encoding'))
    const etag = `"${tag}-${encoding}"`
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': visitor ? 'private, no-cache' : 'no-cache',
      'content-security-policy': visitor?.contentPolicy ?? contentPolicy,
      etag,
      vary: forVisitor ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    })
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    headers.set('content-length', String(bodies[encoding].byteLength))
    return new Response(bodies[encoding], { headers })
  }
}

function versionOf(mtimeMs: number, html: string, deployment: Deployment): Version {
  const identity = new Uint8Array(Buffer.from(fillDeployment(html, deployment)))
  return {
    mtimeMs,
    html,
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
