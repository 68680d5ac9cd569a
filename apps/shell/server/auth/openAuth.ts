import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Auth, createAuth } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'
import type { AuthSettings } from '../../config/authSettings.ts'
import type { Deployment } from '../../config/deployment.ts'
import type { Logger } from '../logger.ts'

export interface OpenAuthOptions {
  readonly mode: Deployment['mode']
  readonly instanceId: string
  readonly publicUrl: string
  readonly chainIds: readonly number[]
  readonly settings: AuthSettings
  readonly logger: Logger
}

/** The sign-in server with its store. In the demo the store is new at each start and gone at the end. */
export async function openAuth(options: OpenAuthOptions): Promise<Auth> {
  const { mode, instanceId, publicUrl, chainIds, settings, logger } = options
  const folder = mode === 'demo' ? await temporaryFolder(instanceId) : undefined
  const file = folder ? join(folder, 'foyer.sqlite') : (settings.databaseFile ?? defaultFile)
  const auth = createAuth({
    origin: publicUrl,
    chainIds,
    store: sqliteStore({ file }),
    log: ({ level, event, fields }) => {
      if (level === 'error') logger.error(`auth ${event} ${JSON.stringify(fields)}`)
    },
  })
  return {
    ...auth,
    close: async () => {
      await auth.close()
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

function temporaryFolder(instanceId: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `foyer-demo-${instanceId}-`))
}

const defaultFile = fileURLToPath(new URL('../../../../data/foyer.sqlite', import.meta.url))
