import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chains } from '../../config/chains.ts'
import type { Deployment } from '../../config/deployment.ts'
import { missingPath, type Preloads, type PrerenderedPages } from '../../config/prerendered.ts'
import { acceptsEncoding, matchesEtag } from '../http/requestHeaders.ts'
import { languageVary, requestLanguage } from '../i18n/requestLanguage.ts'
import { serverText } from '../i18n/serverText.ts'
import { fillDeployment } from './fillDeployment.ts'
import { fillLanguage } from './fillLanguage.ts'
import {
  fillPreloads,
  fillPrerendered,
  prerenderedPath,
  readPreloads,
  readPrerendered,
} from './fillPrerendered.ts'

export interface PageOptions {
  readonly distDir: string
  readonly deployment: Deployment
  readonly contentPolicy: string
}

export interface PageRequestOptions {
  /** Whether the page includes the layout. Default: true. */
  readonly layout?: boolean | undefined
}

/** Responds to a request with the page. */
export type Page = (request: Request, options?: PageRequestOptions) => Promise<Response>

type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>

interface Filled {
  readonly tag: string
  readonly identity: Bytes
}

/** The page of all visitors who share a language and open the same path. */
interface CommonPage extends Filled {
  readonly bodies: Readonly<Record<Encoding, Bytes>>
}

interface Build {
  readonly mtimeMs: number
  /** The built page, without the deployment. */
  readonly html: string
  readonly preloads: Preloads | undefined
  /** The prerendered layouts requested so far, by language. */
  readonly layouts: Map<string, Promise<PrerenderedPages | undefined>>
  /** The pages requested so far, by language and path. */
  readonly pages: Map<string, CommonPage>
}

/**
 * Serves index.html in the visitor's language, with the deployment and the prerendered layout
 * filled in; with the status 404 for an address without a page. Reads it again after a new build.
 */
export function createPage(options: PageOptions): Page {
  const { distDir, deployment, contentPolicy } = options
  const file = join(distDir, 'index.html')
  // The demo's banner contains the number of chains.
  const hasLayout = deployment.chains.length === chains.length
  let current: Build | undefined

  async function latest(): Promise<Build> {
    const { mtimeMs } = await stat(file)
    if (current?.mtimeMs !== mtimeMs) {
      current = {
        mtimeMs,
        html: await readFile(file, 'utf8'),
        preloads: await readPreloads(distDir),
        layouts: new Map(),
        pages: new Map(),
      }
    }
    return current
  }

  function layoutsIn(lang: string, { layouts }: Build): Promise<PrerenderedPages | undefined> {
    const known = layouts.get(lang)
    if (known) return known
    const reading = readPrerendered(distDir, lang)
    layouts.set(lang, reading)
    return reading
  }

  return async (request, { layout = true } = {}) => {
    const build = await latest()
    const language = requestLanguage(request)
    const { lang } = language
    const t = await serverText(language)
    const known = layout ? await layoutsIn(lang, build) : undefined
    const layouts = hasLayout ? known : undefined
    const found = known && prerenderedPath(known, new URL(request.url).pathname)
    const path = layouts && found
    // The browser then shows 'Page not found'.
    const status = found === missingPath ? 404 : 200
    const { bodies, tag } = commonPage(build.pages, `${lang} ${path}`, () => {
      const html = fillPrerendered(fillLanguage(build.html, language, t), lang, path, layouts)
      return fill(layouts ? fillPreloads(html, lang, path, build.preloads) : html, deployment)
    })
    const encoding = encodingFor(request.headers.get('accept-encoding'))
    const etag = `"${tag}-${encoding}"`
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-language': lang,
      'content-security-policy': contentPolicy,
      etag,
      vary: `Accept-Encoding, ${languageVary}`,
    })
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    const body = bodies[encoding]
    headers.set('content-length', String(body.byteLength))
    return new Response(body, { status, headers })
  }
}

function commonPage(pages: Map<string, CommonPage>, key: string, create: () => Filled): CommonPage {
  const known = pages.get(key)
  if (known) return known
  const filled = create()
  const pack = (encoding: Encoding) => packed(filled.identity, encoding)
  const bodies = { identity: filled.identity, br: pack('br'), gzip: pack('gzip') }
  const page = { ...filled, bodies }
  pages.set(key, page)
  return page
}

function fill(html: string, deployment: Deployment): Filled {
  const identity = new Uint8Array(Buffer.from(fillDeployment(html, deployment)))
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { identity, tag }
}

function packed(bytes: Bytes, encoding: Encoding): Bytes {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return new Uint8Array(gzipSync(bytes))
  return new Uint8Array(brotliCompressSync(bytes))
}

function encodingFor(accepted: string | null): Encoding {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}
