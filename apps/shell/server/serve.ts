import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Auth, createClientNetwork } from '@foyer/auth'
import type { Chain } from '@foyer/kit'
import type { Relay } from '@foyer/testkit/relay'
import { getRequestListener, RequestError } from '@hono/node-server'
import { chains as configuredChains } from '../config/chains.ts'
import type { Deployment } from '../config/deployment.ts'
import type { PolicySources } from '../config/policy.ts'
import { publicUrlFor } from '../config/settings.ts'
import type { WalletConnectSettings } from '../config/walletConnectSettings.ts'
import { type AppOptions, createServerApp } from './app.ts'
import type { AuthSettings } from './auth/authSettings.ts'
import { openAuth } from './auth/openAuth.ts'
import { relayRoute } from './demo/relayRoute.ts'
import { refusalHeaders, refuseSocket } from './http/refuseSocket.ts'
import { createLogger, type Logger } from './logger.ts'
import { type OpenPort, openPort, type SocketRoute, type UpgradeListener } from './openPort.ts'
import { createDeployment } from './page/createDeployment.ts'
import { gatherPolicies } from './policy/gatherPolicies.ts'
import { createWebSocketProxy } from './rpc/createWebSocketProxy.ts'
import { crossOriginPaths } from './static/crossOriginPaths.ts'

export interface ServeOptions {
  readonly mode: Deployment['mode']
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** Origin without a trailing slash. Default: made from host and port. */
  readonly publicUrl?: string | undefined
  /** Whether an account must sign in to count as connected. Default: 'optional'. */
  readonly signIn?: Deployment['signIn']
  /** Whether locking in the vault requires a sign-in. Default: 'optional'. */
  readonly lockSignIn?: Deployment['lockSignIn']
  /**
   * Where the avatars of names may come from. Default: the public sources in production, none in
   * the demo.
   */
  readonly avatarSources?: Deployment['avatarSources']
  /** The folder of the built page. Default: the build folder of the mode. */
  readonly distDir?: string | undefined
  /** The nodes of each chain, by chain id (demo only). Chains without nodes are left out. */
  readonly upstreams?: ReadonlyMap<number, readonly string[]> | undefined
  /** The WebSocket URL of each chain's node (demo only). */
  readonly webSocketUpstreams?: ReadonlyMap<number, string> | undefined
  /** Chains whose nodes have exited (demo only). May change at any time. */
  readonly lostChains?: ReadonlySet<number> | undefined
  /** Draws the explorer of the local chains (demo only). */
  readonly explorer?: AppOptions['explorer']
  /** The folder of the documentation site (demo only). */
  readonly docsDir?: AppOptions['docsDir']
  /** The demo's WalletConnect relay (demo only). */
  readonly relay?: Relay | undefined
  /** Production only. Default: WalletConnect is not offered. */
  readonly walletConnect?: WalletConnectSettings | undefined
  /** A port already opened by `openPort`; `host` and `port` then only describe it. */
  readonly openPort?: OpenPort | undefined
  /** Default: gathered from the features. */
  readonly policies?: readonly PolicySources[] | undefined
  readonly chains?: readonly Chain[] | undefined
  /** Settings of the sign-in server. The demo always stores sign-ins in memory. */
  readonly auth?: AuthSettings | undefined
  readonly metricsToken?: string | undefined
  readonly logger?: Logger | undefined
}

export interface RunningServer {
  /** The public origin. */
  readonly url: string
  readonly port: number
  readonly instanceId: string
  /**
   * Finishes pending requests, closes WebSockets and the port. Before that `/readyz` reports
   * 'closing' for `drainMs`, while requests are still served, so that a proxy stops sending them.
   * Default: 0.
   */
  close(drainMs?: number): Promise<void>
}

/** There is no built page. The message says how to build it. */
export class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError'
}

/**
 * Serves the built page.
 *
 * @throws PortError when the port cannot be opened
 * @throws MissingBuildError without a build
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { mode, host, upstreams = new Map(), webSocketUpstreams = new Map() } = options
  const distDir = options.distDir ?? defaultDistDir(mode)
  await requireBuild(distDir, mode)
  const port = options.openPort ?? (await openPort({ host, port: options.port }))
  let auth: Auth | undefined
  let isClosing = false
  try {
    const publicUrl = options.publicUrl ?? publicUrlFor(host, port.port)
    const instanceId = mode === 'production' ? 'production' : randomUUID()
    const logger = options.logger ?? createLogger()
    const chains = options.chains ?? configuredChains
    auth = await openAuth({
      mode,
      publicUrl,
      chainIds: chains.map(({ id }) => id),
      upstreams,
      settings: options.auth ?? {},
      logger,
    })
    const { close: closeAuth } = auth
    const app = createServerApp({
      auth,
      explorer: options.explorer,
      docsDir: options.docsDir,
      isClosing: () => isClosing,
      metricsToken: options.metricsToken,
      deployment: createDeployment({
        mode,
        instanceId,
        publicUrl,
        chains,
        servedChains: new Set(upstreams.keys()),
        webSocketChains: new Set(webSocketUpstreams.keys()),
        walletConnect: options.walletConnect,
        signIn: options.signIn,
        lockSignIn: options.lockSignIn,
        avatarSources: options.avatarSources,
      }),
      distDir,
      chains,
      upstreams,
      policies: options.policies ?? (await gatherPolicies()),
      crossOriginPaths: await crossOriginPaths(distDir),
      lostChains: options.lostChains,
      logger,
    })
    const sockets: readonly SocketRoute[] = [
      ...(mode === 'demo' && webSocketUpstreams.size > 0
        ? [createWebSocketProxy({ upstreams: webSocketUpstreams, publicUrl })]
        : []),
      ...(options.relay ? [relayRoute(options.relay, publicUrl)] : []),
    ]
    const mayOpen = createSocketLimit(options.auth?.trustedProxies ?? [])
    const routeOf = (request: IncomingMessage) => sockets.find((route) => route.mayUpgrade(request))
    const mayUpgrade = (request: IncomingMessage) => routeOf(request) !== undefined
    const upgrade: UpgradeListener = (request, socket, head) => {
      const route = routeOf(request)
      if (!mayOpen(request, socket)) refuseSocket(socket, 429, publicUrl, { 'retry-after': '10' })
      else if (route) route.upgrade(request, socket, head)
      else socket.destroy()
    }
    port.attach({
      publicUrl,
      request: getRequestListener(app.fetch, {
        // For requests without a Host header, such as HTTP/1.0 health checks.
        hostname: new URL(publicUrl).host,
        errorHandler: (error) => refuse(error, publicUrl, logger),
      }),
      sockets: sockets.length === 0 ? undefined : { mayUpgrade, upgrade },
    })
    return {
      url: publicUrl,
      port: port.port,
      instanceId,
      close: async (drainMs = 0) => {
        isClosing = true
        await setTimeout(drainMs)
        await Promise.all([port.close(), ...sockets.map((route) => route.close())])
        await closeAuth()
      },
    }
  } catch (error) {
    await port.close()
    await auth?.close()
    throw error
  }
}

/** The most WebSockets that one client may have open at a time. */
export const maxSocketsPerClient = 256

/** Counts the open sockets of each client. Returns false at the limit. */
function createSocketLimit(trustedProxies: readonly string[]) {
  const networkOf = createClientNetwork(trustedProxies)
  const open = new Map<string, number>()
  return ({ headers, socket: { remoteAddress } }: IncomingMessage, socket: Duplex): boolean => {
    const client = networkOf(remoteAddress, String(headers['x-forwarded-for'] ?? '')) ?? ''
    const count = (open.get(client) ?? 0) + 1
    if (count > maxSocketsPerClient) return false
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
    return true
  }
}

/** The folder a build of this mode writes to. */
export function defaultDistDir(mode: Deployment['mode']): string {
  return fileURLToPath(new URL(`../dist/${mode}`, import.meta.url))
}

/** Rejects with `MissingBuildError` if the folder has no built page. */
export async function requireBuild(distDir: string, mode: Deployment['mode']): Promise<void> {
  try {
    await access(join(distDir, 'index.html'))
  } catch (cause) {
    const how = mode === 'demo' ? 'npm start builds and serves it' : 'build it with npm run build'
    throw new MissingBuildError(`There is no built page for ${mode} mode yet: ${how}.`, { cause })
  }
}

// Refuses malformed requests, such as those with an invalid Host header. They never reach the app.
function refuse(error: unknown, publicUrl: string, logger: Logger): Response {
  const status = error instanceof RequestError ? 400 : 500
  if (status === 500) logger.error('A request failed', error)
  return new Response(null, { status, headers: refusalHeaders(publicUrl) })
}
