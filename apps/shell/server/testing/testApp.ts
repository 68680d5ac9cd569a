import type { Hono } from 'hono'
import { chains } from '../../config/chains.ts'
import type { Deployment } from '../../config/deployment.ts'
import { explorerRoutes } from '../../demo/explorer/explorerRoutes.ts'
import { type AppOptions, createServerApp } from '../app.ts'
import { silentLogger } from '../logger.ts'
import { createDeployment } from '../page/createDeployment.ts'
import type { Fetch } from '../rpc/askNode.ts'
import { fakeDist } from './fakeDist.ts'

export const publicUrl = 'http://localhost:4700'
export const nodeUrl = 'http://node.test/'
export const secondNodeUrl = 'http://second-node.test/'

export interface TestAppOptions extends Partial<Omit<AppOptions, 'deployment'>> {
  readonly mode?: Deployment['mode'] | undefined
  readonly publicUrl?: string | undefined
  readonly instanceId?: string | undefined
}

/** The app on a small fake build, with two nodes for chain 1 that `fetch` simulates. */
export async function testApp(options: TestAppOptions = {}): Promise<Hono> {
  const { mode = 'demo', ...rest } = options
  const upstreams = options.upstreams ?? new Map([[1, [nodeUrl, secondNodeUrl]]])
  return createServerApp({
    deployment: createDeployment({
      mode,
      instanceId: options.instanceId ?? (mode === 'demo' ? 'test-instance' : 'production'),
      publicUrl: options.publicUrl ?? publicUrl,
      chains: options.chains ?? chains,
      servedChains: new Set(upstreams.keys()),
      webSocketChains: new Set([1]),
    }),
    distDir: options.distDir ?? (await fakeDist()),
    chains,
    explorer: explorerRoutes,
    upstreams,
    policies: [],
    crossOriginPaths: new Set(),
    logger: silentLogger,
    fetch: refuseFetch,
    ...rest,
  })
}

/** A request as a browser sends it for a navigation. */
export function navigation(path: string, headers: Record<string, string> = {}): Request {
  return new Request(new URL(path, publicUrl), {
    headers: {
      host: new URL(path, publicUrl).host,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'sec-fetch-mode': 'navigate',
      ...headers,
    },
  })
}

/** A request as a script or an element of the page sends it. */
export function subresource(path: string, headers: Record<string, string> = {}): Request {
  return new Request(new URL(path, publicUrl), {
    headers: {
      host: 'localhost:4700',
      accept: '*/*',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'script',
      ...headers,
    },
  })
}

const refuseFetch: Fetch = async (url) => {
  throw new Error(`This test expects no request, but ${url} was requested.`)
}
