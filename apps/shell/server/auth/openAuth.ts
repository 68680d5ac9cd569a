import { fileURLToPath } from 'node:url'
import { type Auth, createAuth, type Store } from '@foyer/auth'
import type { Deployment } from '../../config/deployment.ts'
import type { Logger } from '../logger.ts'
import type { AuthSettings } from './authSettings.ts'

export interface OpenAuthOptions {
  readonly mode: Deployment['mode']
  readonly publicUrl: string
  readonly chainIds: readonly number[]
  /** The demo's own nodes, by chain id. */
  readonly upstreams: ReadonlyMap<number, readonly string[]>
  readonly settings: AuthSettings
  readonly logger: Logger
}

/**
 * The sign-in server with its store. In the demo the store belongs to this start alone: it is in memory, so that nothing is left
 * behind, however the demo ends. Throws `StoreError` for a database that cannot be used.
 */
export async function openAuth(options: OpenAuthOptions): Promise<Auth> {
  const { mode, publicUrl, chainIds, upstreams, settings, logger } = options
  const store = await openStore(options)
  const endpoints = mode === 'demo' ? upstreams : (settings.endpoints ?? new Map())
  if (mode === 'production' && settings.contractAccounts !== false) {
    warnOfEndpoints(endpoints, chainIds, logger)
  }
  return createAuth({
    origin: publicUrl,
    chainIds,
    store,
    contracts: settings.contractAccounts === false ? false : { endpoints },
    trustedProxies: settings.trustedProxies,
    limits: settings.limits,
    log: (event) => logger.event?.({ ...event, event: `auth ${event.event}` }),
  })
}

/** Nobody contradicts a node that is alone, or all of whose companions belong to the same provider. */
function warnOfEndpoints(
  endpoints: OpenAuthOptions['upstreams'],
  chainIds: readonly number[],
  logger: Logger,
): void {
  const warn = (event: string) => logger.event?.({ level: 'warn', event, fields: {} })
  for (const [chainId, urls] of endpoints) {
    const name = `AUTH_RPC_${chainId}`
    const hosts = new Set(urls.map((url) => new URL(url).hostname))
    if (!chainIds.includes(chainId)) warn(`${name} is for a chain that this app does not have.`)
    else if (hosts.size < 2) {
      warn(
        `${name} names one host alone: whoever runs it can sign in as any contract account of chain ${chainId}. Name a second one of another owner.`,
      )
    }
  }
}

async function openStore({ mode, settings }: OpenAuthOptions): Promise<Store> {
  if (mode === 'production' && settings.databaseUrl) {
    // Loaded here and not above: a server on a file needs no driver.
    const { openPostgresStore } = await import('@foyer/auth/postgres')
    return openPostgresStore({ url: settings.databaseUrl })
  }
  const { sqliteStore } = await import('@foyer/auth/sqlite')
  const file = mode === 'demo' ? ':memory:' : (settings.databaseFile ?? defaultFile)
  return sqliteStore({ file })
}

const defaultFile = fileURLToPath(new URL('../../../../data/foyer.sqlite', import.meta.url))
