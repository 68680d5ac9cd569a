import type { ClientBase } from 'pg'
import { planMigration, type Step } from './planMigration.ts'
import { StoreError } from './Store.ts'

/** Migrations, in order. A released step never changes; later changes are new steps. */
export const postgresSteps: readonly Step[] = [
  {
    up: `CREATE TABLE foyer_nonces (
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
    down: 'DROP TABLE foyer_sessions; DROP TABLE foyer_nonces;',
  },
  {
    // Unlogged: a crash of PostgreSQL resets the counts to 0.
    up: `CREATE UNLOGGED TABLE foyer_uses (
        name text PRIMARY KEY,
        uses bigint NOT NULL,
        ends_at bigint NOT NULL
      );
      CREATE INDEX foyer_uses_by_end ON foyer_uses (ends_at);`,
    down: 'DROP TABLE foyer_uses;',
  },
]

/** An arbitrary number that is the same in every process. */
const lockId = 7_364_659_105

/** The version of the schema that a database has. 0: it has none of the tables. Only reads. */
export async function postgresVersion(client: ClientBase): Promise<number> {
  const found = await client.query("SELECT to_regclass('foyer_migrations') IS NOT NULL AS known")
  if (found.rows[0]?.known !== true) return 0
  const { rows } = await client.query('SELECT count(*)::int AS done FROM foyer_migrations')
  return Number(rows[0]?.done)
}

/**
 * Migrates the tables in one transaction, by default to the newest version. An advisory lock makes
 * processes that start together take turns. The transaction releases it, also behind a pooler that
 * gives each transaction another connection, and when the process ends in the middle.
 *
 * @throws StoreError when a newer version of Foyer has migrated the database
 */
export async function migratePostgres(
  client: ClientBase,
  target = postgresSteps.length,
): Promise<void> {
  if ((await postgresVersion(client)) === target) return
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockId])
    await client.query('CREATE TABLE IF NOT EXISTS foyer_migrations (step integer PRIMARY KEY)')
    const plan = planMigration(postgresSteps, await postgresVersion(client), target)
    if (plan === undefined) {
      throw new StoreError(
        "The database was migrated by a newer version of Foyer. Run that version, go back with that version's `@foyer/auth/admin`, or use another database: `url`.",
      )
    }
    for (const text of plan) await client.query(text)
    await client.query('DELETE FROM foyer_migrations WHERE step >= $1', [target])
    await client.query(
      'INSERT INTO foyer_migrations SELECT generate_series(0, $1::int - 1) ON CONFLICT DO NOTHING',
      [target],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
