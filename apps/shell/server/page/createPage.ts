import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { chains } from '../../config/chains.ts'
import type { Deployment } from '../../config/deployment.ts'
import { languageTags } from '../../config/languages.ts'
import { missingPath, type Preloads, type PrerenderedPages } from '../../config/prerendered.ts'
import {
  described,
  languageVary,
  type RequestLanguage,
  requestLanguage,
} from '../i18n/requestLanguage.ts'
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

export interface Page {
  /** Responds to a request with the page. */
  respond(request: Request, options?: PageRequestOptions): Promise<Response>
  /** Fills in and compresses the pages of every language, unless they are. */
  prepare(): Promise<void>
}

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

/** Holds promises, so that concurrent requests share the work. */
interface Build {
  /** The built page, without the deployment. */
  readonly html: string
  readonly preloads: Preloads | undefined
  /** The prerendered layouts requested so far, by language. */
  readonly layouts: Map<string, Promise<PrerenderedPages | undefined>>
  /** The pages requested so far, by language and path. */
  readonly pages: Map<string, Promise<CommonPage>>
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
  let current: { readonly mtimeMs: number; readonly build: Promise<Build> } | undefined

  async function latest(): Promise<Build> {
    const { mtimeMs } = await stat(file)
    if (current?.mtimeMs === mtimeMs) return current.build
    const build = readBuild(distDir, file)
    current = { mtimeMs, build }
    build.catch(() => {
      current = undefined
    })
    return build
  }

  function layoutsIn(lang: string, { layouts }: Build): Promise<PrerenderedPages | undefined> {
    const known = layouts.get(lang)
    if (known) return known
    const reading = readPrerendered(distDir, lang)
    layouts.set(lang, reading)
    return reading
  }

  /** The page with the layout at a path. Default: without one, the browser draws it. */
  async function fill(
    build: Build,
    language: RequestLanguage,
    path: string | undefined,
  ): Promise<Filled> {
    const { lang } = language
    const layouts = path === undefined ? undefined : await layoutsIn(lang, build)
    const text = fillLanguage(build.html, language)
    const html = fillPrerendered(text, lang, path, layouts)
    const whole = layouts ? fillPreloads(html, lang, path, build.preloads) : html
    const identity = new Uint8Array(Buffer.from(fillDeployment(whole, deployment)))
    const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    return { identity, tag }
  }

  function commonPage(
    build: Build,
    language: RequestLanguage,
    path: string | undefined,
  ): Promise<CommonPage> {
    const key = `${language.lang} ${path}`
    const known = build.pages.get(key)
    if (known) return known
    const page = fill(build, language, path).then(compressed)
    page.catch(() => build.pages.delete(key))
    build.pages.set(key, page)
    return page
  }

  return {
    async respond(request, { layout = true } = {}) {
      const build = await latest()
      const language = requestLanguage(request)
      const { lang } = language
      const known = layout ? await layoutsIn(lang, build) : undefined
      const found = known && prerenderedPath(known, new URL(request.url).pathname)
      const path = hasLayout ? found : undefined
      // The browser then shows 'Page not found'.
      const status = found === missingPath ? 404 : 200
      const encoding = encodingFor(request.headers.get('accept-encoding'))
      const { bodies, tag } = await commonPage(build, language, path)
      const body = bodies[encoding]
      const headers = new Headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-language': lang,
        'content-security-policy': contentPolicy,
        etag: `"${tag}-${encoding}"`,
        vary: `Accept-Encoding, ${languageVary}`,
        'content-length': String(body.byteLength),
      })
      if (encoding !== 'identity') headers.set('content-encoding', encoding)
      return new Response(body, { status, headers })
    },
    async prepare() {
      const build = await latest()
      for (const lang of languageTags) {
        const layouts = hasLayout ? await layoutsIn(lang, build) : undefined
        const paths = layouts ? Object.keys(layouts) : [undefined]
        await Promise.all(paths.map((path) => commonPage(build, described(lang), path)))
      }
    },
  }
}

async function readBuild(distDir: string, file: string): Promise<Build> {
  return {
    html: await readFile(file, 'utf8'),
    preloads: await readPreloads(distDir),
    layouts: new Map(),
    pages: new Map(),
  }
}

async function compressed(filled: Filled): Promise<CommonPage> {
  const pack = (encoding: Encoding) => packed(filled.identity, encoding)
  const [identity, br, gzip] = await Promise.all([pack('identity'), pack('br'), pack('gzip')])
  return { ...filled, bodies: { identity, br, gzip } }
}

/** On other threads, since it takes milliseconds. */
async function packed(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(bytes))
  return new Uint8Array(await promisify(brotliCompress)(bytes))
}

function encodingFor(header: string | null): Encoding {
  const accepted = parseAccept(header ?? '').filter(({ q }) => q > 0)
  const encodings = ['br', 'gzip'] as const
  return encodings.find((name) => accepted.some(({ type }) => type === name)) ?? 'identity'
}
