import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Deployment } from '../../config/deployment.ts'
import { acceptsEncoding, matchesEtag } from '../http/requestHeaders.ts'
import { languageVary, type RequestLanguage, requestLanguage } from '../i18n/requestLanguage.ts'
import { fillDeployment } from './fillDeployment.ts'

export interface PageOptions {
  readonly distDir: string
  readonly deployment: Deployment
  readonly contentPolicy: string
  /** The page of this visitor, if it differs. Default: all visitors get the same page. */
  readonly forVisitor?: ((request: Request) => VisitorPage | undefined) | undefined
}

/** A page for a single visitor. */
export interface VisitorPage {
  readonly deployment: Deployment
  readonly contentPolicy: string
}

/** Responds to a request with the page. */
export type Page = (request: Request) => Promise<Response>

type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>

interface Filled {
  readonly tag: string
  readonly identity: Bytes
}

/** The page of all visitors who share a language. */
interface CommonPage extends Filled {
  readonly bodies: Readonly<Record<Encoding, Bytes>>
}

interface Build {
  readonly mtimeMs: number
  /** The built page, without the deployment. */
  readonly html: string
  /** The pages that were asked for so far, by language. */
  readonly pages: Map<string, CommonPage>
}

/**
 * Serves index.html in the visitor's language, with the deployment filled in. Reads it again after
 * a new build.
 */
export function createPage(options: PageOptions): Page {
  const { distDir, deployment, contentPolicy, forVisitor } = options
  const path = join(distDir, 'index.html')
  let current: Build | undefined

  async function latest(): Promise<Build> {
    const { mtimeMs } = await stat(path)
    if (current?.mtimeMs !== mtimeMs) {
      current = { mtimeMs, html: await readFile(path, 'utf8'), pages: new Map() }
    }
    return current
  }

  return async (request) => {
    const { html, pages } = await latest()
    const visitor = forVisitor?.(request)
    const language = requestLanguage(request)
    const common = visitor ? undefined : commonPage(pages, html, language, deployment)
    const { identity, tag } = common ?? fill(html, language, visitor?.deployment ?? deployment)
    const encoding = encodingFor(request.headers.get('accept-encoding'))
    const etag = `"${tag}-${encoding}"`
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': visitor ? 'private, no-cache' : 'no-cache',
      'content-language': language.lang,
      'content-security-policy': visitor?.contentPolicy ?? contentPolicy,
      etag,
      vary: `Accept-Encoding, ${languageVary}`,
    })
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    const body = common?.bodies[encoding] ?? packed(identity, encoding, quickly)
    headers.set('content-length', String(body.byteLength))
    return new Response(body, { headers })
  }
}

/** Brotli quality: a common page is compressed once, a visitor's page on every request. */
const thoroughly = 11
const quickly = 4

function commonPage(
  pages: Map<string, CommonPage>,
  html: string,
  language: RequestLanguage,
  deployment: Deployment,
): CommonPage {
  const known = pages.get(language.lang)
  if (known) return known
  const filled = fill(html, language, deployment)
  const pack = (encoding: Encoding) => packed(filled.identity, encoding, thoroughly)
  const bodies = { identity: filled.identity, br: pack('br'), gzip: pack('gzip') }
  const page = { ...filled, bodies }
  pages.set(language.lang, page)
  return page
}

function fill(html: string, { lang, dir }: RequestLanguage, deployment: Deployment): Filled {
  const inLanguage = html.replace(
    /(<html\b[^>]*?) lang="en"(?: dir="ltr")?/,
    `$1 lang="${lang}" dir="${dir}"`,
  )
  const identity = new Uint8Array(Buffer.from(fillDeployment(inLanguage, deployment)))
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { identity, tag }
}

function packed(bytes: Bytes, encoding: Encoding, effort: number): Bytes {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return new Uint8Array(gzipSync(bytes))
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort }
  return new Uint8Array(brotliCompressSync(bytes, { params }))
}

function encodingFor(accepted: string | null): Encoding {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}
