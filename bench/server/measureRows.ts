import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgresStore } from '@foyer/auth/postgres'
import { sqliteStore } from '@foyer/auth/sqlite'
import { startPostgres } from '@foyer/auth/testing/postgres'
import { Client } from 'pg'
import type { SessionRow, Store } from '../../packages/auth/src/store/Store.ts'
import { quickAccount } from '../../packages/auth/src/testing/quickAccount.ts'

const sessions = 5000

/** Bytes on disk of one stored session of an ordinary account, indexes included, by database. */
export async function measureRows(folder: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  const file = join(folder, 'rows.sqlite')
  await fill(sqliteStore({ file }))
  found.set('SQLite', Math.round((await stat(file)).size / sessions))

  const postgres = await startPostgres()
  if (!postgres) return found
  try {
    const url = await postgres.database()
    await fill(await openPostgresStore({ url }))
    const client = new Client({ connectionString: url })
    await client.connect()
    const size = "SELECT pg_total_relation_size('foyer_sessions') AS bytes"
    const { rows } = await client.query<{ bytes: string }>(size)
    await client.end()
    found.set('PostgreSQL', Math.round(Number(rows[0]?.bytes) / sessions))
  } finally {
    await postgres.stop()
  }
  return found
}

async function fill(store: Store): Promise<void> {
  const now = Date.now()
  const hex = (index: number, kind: string) => `${kind}${index}`.padStart(43, 'x')
  const limits = { idleTime: 1e9, perAddress: 100 }
  const put = (index: number) => {
    const row: SessionRow = {
      tokenHash: hex(index, 'token'),
      id: hex(index, 'id').slice(-22),
      address: quickAccount(index + 1).address,
      chainId: 1,
      createdAt: now,
      lastSeenAt: now,
      endsAt: now + 1e9,
      device: 'Chrome on Windows',
    }
    return store.putSession(row, undefined, limits)
  }
  for (let start = 0; start < sessions; start += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, offset) => put(start + offset)))
  }
  await store.close()
}
