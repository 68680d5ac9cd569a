import type { Auth } from '@foyer/auth'
import type { Chain } from '@foyer/kit'
import { type Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { requestId } from 'hono/request-id'
import { docsRoot, explorerRoot } from '../config/app.ts'
import type { Deployment } from '../config/deployment.ts'
import { deploymentPolicies } from '../config/deploymentPolicies.ts'
import { fieldOf } from '../config/guards.ts'
import {
  appPolicy,
  contentPolicy,
  noFrameAncestors,
  type PolicySources,
  pageFrameAncestors,
} from '../config/policy.ts'
import { demoPhonePath } from '../config/walletConnectSettings.ts'
import type { explorerRoutes } from '../demo/explorer/explorerRoutes.ts'
import { avatarRoutes } from './demo/avatarRoutes.ts'
import { docsRoutes } from './demo/docsRoutes.ts'
import { canonicalHost } from './http/canonicalHost.ts'
import { acceptsPage } from './http/isNavigation.ts'
import { ignoreLongLists } from './http/requestHeaders.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import type { Logger } from './logger.ts'
import { monitoringRoutes } from './monitoring/monitoringRoutes.ts'
import { createPage } from './page/createPage.ts'
import type { Fetch } from './rpc/askNode.ts'
import { rpcRoutes } from './rpc/rpcRoutes.ts'
import { serveFiles } from './static/serveFiles.ts'

export interface AppOptions {
  readonly deployment: Deployment
  /** The folder of the built page: index.html and its files. */
  readonly distDir: string
  readonly chains: readonly Chain[]
  /** The nodes of each chain, by chain id; used in demo mode only. */
  readonly upstreams: ReadonlyMap<number, readonly string[]>
  /** The content policy sources of the features. */
  readonly policies: readonly PolicySources[]
  /** Paths in `distDir` that other origins may read (CORS). */
  readonly crossOriginPaths: ReadonlySet<string>
  /** Chains whose nodes have exited (demo only). May change at any time. */
  readonly lostChains?: ReadonlySet<number> | undefined
  /** The demo's explorer of the local chains. Default: none. */
  readonly explorer?: typeof explorerRoutes | undefined
  /** The folder of the documentation site (demo only). Default: it is not served. */
  readonly docsDir?: string | undefined
  /** The sign-in server. Default: none, so `/auth` is not mounted. */
  readonly auth?: Auth | undefined
  readonly isClosing?: (() => boolean) | undefined
  /** The token that `/metrics` requires. Default: open in the demo, closed in production. */
  readonly metricsToken?: string | undefined
  readonly logger: Logger
  readonly fetch?: Fetch | undefined
}

// First segments of paths that never belong to a page of the app: a missing file there is 404.
const notPages = new Set([
  '.well-known',
  'assets',
  'auth',
  'demo',
  'explorer',
  'healthz',
  'images',
  'metrics',
  'readyz',
  'rpc',
])

// Wallets show the icons of the site and its networks in windows of another origin.
const walletPictures = /^\/(?:favicon\.svg$|images\/)/

/** Headers of the page that its 304 repeats: others would be set in their place. */
const pageHeaders = ['content-language', 'content-security-policy']

/** The whole server as a Fetch handler: `createServerApp(options).fetch(request)`. */
export function createServerApp(options: AppOptions): Hono {
  const { deployment, chains, distDir, upstreams, policies, logger } = options
  const { mode, publicUrl } = deployment
  const sources = [appPolicy(deployment), ...deploymentPolicies(deployment), ...policies]
  const page = createPage({
    distDir,
    deployment,
    contentPolicy: contentPolicy(sources, { frameAncestors: pageFrameAncestors }),
  })
  const app = new Hono()

  app.use(ignoreLongLists)
  app.use(requestId({ limitLength: 64 }))
  app.use(async (context, next) => {
    await next()
    context.res.headers.set('x-request-id', context.get('requestId'))
  })
  app.use(
    securityHeaders({
      publicUrl,
      contentPolicy: contentPolicy(sources, { frameAncestors: noFrameAncestors }),
    }),
  )
  app.use(canonicalHost(publicUrl))
  app.notFound((context) => plain(context, 404, 'Not found.'))
  app.onError((error, context) => {
    logger.error(
      `${context.req.method} ${context.req.path} failed (request ${context.get('requestId')})`,
      error,
    )
    return plain(context, 500, 'Something went wrong on the server.')
  })

  const { auth } = options
  app.route('/', monitoringRoutes({ ...options, preparePages: page.prepare }))
  if (auth) {
    app.all('/auth/*', (context) =>
      auth.fetch(context.req.raw, {
        peerAddress: peerAddress(context.env),
        requestId: context.get('requestId'),
      }),
    )
  }
  if (mode === 'demo') {
    const fetch = options.fetch ?? globalThis.fetch
    app.route('/rpc', rpcRoutes({ upstreams, publicUrl, fetch }))
    if (options.explorer) {
      app.route(explorerRoot, options.explorer({ upstreams, chains, publicUrl, fetch }))
    }
    app.route('/demo/avatars', avatarRoutes())
    if (options.docsDir) app.route(docsRoot, docsRoutes(options.docsDir))
  }
  app.get('*', async (context, next) => {
    await next()
    const { path } = context.req
    if (context.res.status >= 400) return
    if (options.crossOriginPaths.has(path) || walletPictures.test(path)) openToAll(context.res)
  })
  app.get('*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...pageHeaders] }))
  app.on('GET', ['/', '/index.html'], (context) => page.respond(context.req.raw))
  if (mode === 'demo') {
    app.get(demoPhonePath, (context) => page.respond(context.req.raw, { layout: false }))
  }
  app.get('*', serveFiles(distDir), (context) => {
    const { path, raw } = context.req
    if (acceptsPage(raw) && !notPages.has(path.split('/')[1] ?? '')) return page.respond(raw)
    return context.notFound()
  })
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD')
    return plain(context, 405, 'Only GET and HEAD are allowed here.')
  })
  return app
}

function openToAll({ headers }: Response): void {
  headers.set('access-control-allow-origin', '*')
  headers.set('cross-origin-resource-policy', 'cross-origin')
}

function plain(context: Context, status: 404 | 405 | 500, text: string): Response {
  return context.text(`${text}\n`, status, { 'cache-control': 'no-store' })
}

/** The IP address of the client, from the bindings of the Node adapter. */
function peerAddress(bindings: unknown): string | undefined {
  const incoming = fieldOf(bindings, 'incoming')
  const address = fieldOf(fieldOf(incoming, 'socket'), 'remoteAddress')
  return typeof address === 'string' ? address : undefined
}
