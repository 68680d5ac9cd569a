import type { PoolClient } from 'pg'
import { StoreError } from './Store.ts'

/** Migrations, in order. A released step never changes; later changes are new steps. */
const steps = [
  `CREATE TABLE foyer_nonces (
    nonce text PRIMARY KEY,
    binding text NOT NULL,
    expires_at bigint NOT NULL
  );
  CREATE INDEX foyer_nonces_by_age ON foyer_nonces (expires_at);
  CREATE TABLE foyer_sessions (
    token_hash text PRIMARY KEY,
    id text NOT NULL UNIQUE,
    address text NOT NULL,
    chain_id bigint NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    device text NOT NULL,
    proof_hash text,
    proof_signature text,
    proof_checked_at bigint
  );
  CREATE INDEX foyer_sessions_by_address ON foyer_sessions (address, created_at);
  CREATE INDEX foyer_sessions_by_end ON foyer_sessions (ends_at);
  CREATE INDEX foyer_sessions_by_use ON foyer_sessions (last_seen_at);`,
]

/** An arbitrary number that is the same in every process. */
const lockId = 7_364_659_105

/** Migrates the tables. An advisory lock makes processes that start together take turns. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [lockId])
  try {
    await client.query('CREATE TABLE IF NOT EXISTS foyer_migrations (step integer PRIMARY KEY)')
    const { rows } = await client.query('SELECT count(*)::int AS done FROM foyer_migrations')
    const done = Number(rows[0]?.done)
    if (done > steps.length) {
      throw new StoreError(
        'The database was migrated by a newer version of Foyer. Run that version, or another database: DATABASE_URL=postgres://...',
      )
    }
    for (const [index, step] of steps.entries()) {
      if (index >= done) await apply(client, step, index)
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockId])
  }
}

async function apply(client: PoolClient, step: string, index: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(step)
    await client.query('INSERT INTO foyer_migrations (step) VALUES ($1)', [index])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
