import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Auth, createAuth, type Store } from '@foyer/auth'
import type { Deployment } from '../../config/deployment.ts'
import type { Logger } from '../logger.ts'
import type { AuthSettings } from './authSettings.ts'

export interface OpenAuthOptions {
  readonly mode: Deployment['mode']
  readonly instanceId: string
  readonly publicUrl: string
  readonly chainIds: readonly number[]
  /** The demo's own nodes, by chain id. */
  readonly upstreams: ReadonlyMap<number, readonly string[]>
  readonly settings: AuthSettings
  readonly logger: Logger
}

/**
 * The sign-in server with its store. In the demo the store belongs to this start alone: a file in a temporary folder, gone at the
 * end. Throws `StoreError` for a database that cannot be used.
 */
export async function openAuth(options: OpenAuthOptions): Promise<Auth> {
  const { mode, publicUrl, chainIds, upstreams, settings, logger } = options
  const { store, remove } = await openStore(options)
  const endpoints = mode === 'demo' ? upstreams : (settings.endpoints ?? new Map())
  const auth = createAuth({
    origin: publicUrl,
    chainIds,
    store,
    contracts: settings.contractAccounts === false ? false : { endpoints },
    trustedProxies: settings.trustedProxies,
    limits: settings.limits,
    log: (event) => logger.event?.({ ...event, event: `auth ${event.event}` }),
  })
  return {
    ...auth,
    close: async () => {
      await auth.close()
      await remove()
    },
  }
}

async function openStore({ mode, instanceId, settings }: OpenAuthOptions): Promise<{
  readonly store: Store
  readonly remove: () => Promise<void>
}> {
  const kept = async () => {}
  if (mode === 'production' && settings.databaseUrl) {
    // Loaded here and not above: a server on a file needs no driver.
    const { openPostgresStore } = await import('@foyer/auth/postgres')
    return { store: await openPostgresStore({ url: settings.databaseUrl }), remove: kept }
  }
  const { sqliteStore } = await import('@foyer/auth/sqlite')
  if (mode === 'production') {
    return { store: sqliteStore({ file: settings.databaseFile ?? defaultFile }), remove: kept }
  }
  const folder = await mkdtemp(join(tmpdir(), `foyer-demo-${instanceId}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    return { store: sqliteStore({ file: join(folder, 'foyer.sqlite') }), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const defaultFile = fileURLToPath(new URL('../../../../data/foyer.sqlite', import.meta.url))
