import { fileURLToPath } from 'node:url'
import type { Relay } from '@foyer/testkit/relay'
import { chains as configuredChains } from '../config/chains.ts'
import { publicUrlFor } from '../config/settings.ts'
import { createLogger } from './logger.ts'
import { openPort } from './openPort.ts'
import {
  defaultDistDir,
  type RunningServer,
  requireBuild,
  type ServeOptions,
  serve,
} from './serve.ts'

export interface DemoOptions
  extends Pick<
    ServeOptions,
    | 'host'
    | 'port'
    | 'publicUrl'
    | 'signIn'
    | 'lockSignIn'
    | 'avatarSources'
    | 'distDir'
    | 'logger'
    | 'auth'
    | 'metricsToken'
  > {
  /** Seconds between blocks. Default: a block is mined at once for each transaction. */
  readonly blockTimeSeconds?: number | undefined
  readonly onProgress?: ((text: string) => void) | undefined
  /** Called when all chains have exited for good. */
  readonly onAllLost?: ((text: string) => void) | undefined
  /** Default: the local chains of `@foyer/testkit`. */
  readonly startChains?: StartChains | undefined
}

const docsDir = fileURLToPath(new URL('../../../docs/.vitepress/dist', import.meta.url))

type StartChains = typeof import('@foyer/testkit/chains').startChains
type LocalChains = Awaited<ReturnType<StartChains>>

export interface RunningDemo extends RunningServer {
  readonly chains: LocalChains
  readonly relay: Relay
}

/**
 * Starts the demo: opens the port, starts a local chain for each network and serves the page. A
 * port in use or a missing build is reported before any chain starts. `close()` also stops the
 * chains.
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const { blockTimeSeconds, onAllLost, onProgress, startChains, ...serveOptions } = options
  const { host, logger = createLogger(), distDir = defaultDistDir('demo') } = options
  await requireBuild(distDir, 'demo')
  const port = await openPort({ host, port: options.port })
  const publicUrl = options.publicUrl ?? publicUrlFor(host, port.port)
  let chains: LocalChains | undefined
  const lostChains = new Set<number>()
  try {
    onProgress?.(`Starting local copies of ${configuredChains.length} networks`)
    // Imported here so that production never loads it.
    const start = startChains ?? (await import('@foyer/testkit/chains')).startChains
    const started = await start({
      chains: configuredChains.map(({ id }) => ({ id })),
      blockTimeSeconds,
      avatarUrl: (name) => `${publicUrl}/demo/avatars/${avatarLabel(name)}.png`,
      onProgress,
      onLost: ({ chainId, text }) => {
        if (chainId === undefined) return onAllLost?.(text)
        lostChains.add(chainId)
        logger.error(text)
      },
    })
    chains = started
    const [{ createRelay }, { explorerRoutes }] = await Promise.all([
      import('@foyer/testkit/relay'),
      import('../demo/explorer/explorerRoutes.ts'),
    ])
    const relay = createRelay()
    const server = await serve({
      ...serveOptions,
      mode: 'demo',
      publicUrl,
      distDir,
      logger,
      openPort: port,
      lostChains,
      explorer: explorerRoutes,
      docsDir,
      relay,
      upstreams: new Map(started.chains.map(({ chainId, url }) => [chainId, [url]])),
      webSocketUpstreams: new Map(started.chains.map(({ chainId, wsUrl }) => [chainId, wsUrl])),
    })
    return {
      ...server,
      chains: started,
      relay,
      close: async () => {
        await server.close()
        await started.stop()
      },
    }
  } catch (error) {
    await Promise.all([port.close(), chains?.stop()])
    throw error
  }
}

// 'alice.foyer.eth' and 'alice' share a picture.
function avatarLabel(name: string): string {
  return encodeURIComponent(name.split('.')[0] ?? name)
}
