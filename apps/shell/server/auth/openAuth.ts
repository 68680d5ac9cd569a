import { fileURLToPath } from 'node:url'
import { type Auth, createAuth, type Store } from '@foyer/auth'
import type { Deployment } from '../../config/deployment.ts'
import type { Logger } from '../logger.ts'
import type { AuthSettings } from './authSettings.ts'
import { nameVariables } from './nameVariables.ts'
import { sweepRegularly } from './sweepRegularly.ts'

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
 * Creates the sign-in server with its store. The demo's store is in memory, so that it leaves no
 * files.
 *
 * @throws StoreError when the database cannot be used
 */
export async function openAuth(options: OpenAuthOptions): Promise<Auth> {
  const { mode, publicUrl, chainIds, upstreams, settings, logger } = options
  const endpoints = mode === 'demo' ? upstreams : (settings.endpoints ?? new Map())
  // A demo runs its own nodes, so one of them can be trusted.
  const allowSingleEndpoint = mode === 'demo' || settings.allowSingleEndpoint
  if (mode === 'production' && settings.contractAccounts !== false) {
    warnAboutEndpoints({ ...options, upstreams: endpoints })
  }
  const auth = createAuth({
    origin: publicUrl,
    chainIds,
    store: await openStore(options),
    contracts: settings.contractAccounts === false ? false : { endpoints, allowSingleEndpoint },
    crossOrigin: settings.crossOrigin,
    trustedProxies: settings.trustedProxies,
    limits: settings.limits,
    times: settings.times,
    log: (event) => logger.event?.({ ...event, event: `auth ${nameVariables(event.event)}` }),
  })
  const stopSweeping = sweepRegularly(auth)
  return {
    ...auth,
    close() {
      stopSweeping()
      return auth.close()
    },
  }
}

/** Warns about endpoints that are never used, and about chains whose endpoints share one host. */
function warnAboutEndpoints({ chainIds, logger, settings, upstreams }: OpenAuthOptions): void {
  const warn = (event: string) => logger.event?.({ level: 'warn', event, fields: {} })
  for (const [chainId, urls] of upstreams) {
    const name = `AUTH_RPC_${chainId}`
    const hosts = new Set(urls.map((url) => new URL(url).hostname))
    if (!chainIds.includes(chainId)) warn(`${name} is for a chain that is not configured.`)
    else if (hosts.size > 1) continue
    else if (settings.allowSingleEndpoint) {
      warn(
        `${name} names a single host, whose operator can sign in as any account of chain ${chainId}. Add an endpoint of another provider.`,
      )
    } else {
      warn(
        `${name} names a single host, so contract accounts of chain ${chainId} cannot sign in. Add an endpoint of another provider, or trust this one alone with AUTH_SINGLE_ENDPOINT=on.`,
      )
    }
  }
}

async function openStore({ mode, settings }: OpenAuthOptions): Promise<Store> {
  if (mode === 'production' && settings.databaseUrl) {
    // Imported on demand: a server on a SQLite file needs no driver.
    const { openPostgresStore } = await import('@foyer/auth/postgres')
    return openPostgresStore({ url: settings.databaseUrl })
  }
  const { sqliteStore } = await import('@foyer/auth/sqlite')
  const file = mode === 'demo' ? ':memory:' : (settings.databaseFile ?? defaultDatabaseFile)
  return sqliteStore({ file })
}

export const defaultDatabaseFile = fileURLToPath(
  new URL('../../../../data/foyer.sqlite', import.meta.url),
)
