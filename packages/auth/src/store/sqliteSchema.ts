import type { DatabaseSync } from 'node:sqlite'
import { planMigration, type Step } from './planMigration.ts'
import { StoreError } from './Store.ts'
import { rollBack } from './sqliteDatabase.ts'

/** Migrations, in order. A released step never changes; later changes are new steps. */
export const sqliteSteps: readonly Step[] = [
  {
    up: `CREATE TABLE nonces (
        nonce TEXT PRIMARY KEY,
        binding TEXT NOT NULL,
        expires_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX nonces_by_age ON nonces (expires_at);
      CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        address TEXT NOT NULL,
        chain_id INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        last_seen_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL,
        device TEXT NOT NULL,
        proof_hash TEXT,
        proof_signature TEXT,
        proof_checked_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX sessions_by_address ON sessions (address, created_at);
      CREATE INDEX sessions_by_end ON sessions (ends_at);
      CREATE INDEX sessions_by_use ON sessions (last_seen_at);`,
    down: 'DROP TABLE sessions; DROP TABLE nonces;',
  },
  {
    up: `CREATE TABLE uses (
        name TEXT PRIMARY KEY,
        uses INTEGER NOT NULL,
        ends_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX uses_by_end ON uses (ends_at);`,
    down: 'DROP TABLE uses;',
  },
  {
    // Kept by triggers, since counting a million rows takes a third of a second.
    up: `CREATE TABLE counts (name TEXT PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID;
      INSERT INTO counts SELECT 'nonces', COUNT(*) FROM nonces;
      INSERT INTO counts SELECT 'sessions', COUNT(*) FROM sessions;
      CREATE TRIGGER nonce_added AFTER INSERT ON nonces BEGIN
        UPDATE counts SET n = n + 1 WHERE name = 'nonces'; END;
      CREATE TRIGGER nonce_deleted AFTER DELETE ON nonces BEGIN
        UPDATE counts SET n = n - 1 WHERE name = 'nonces'; END;
      CREATE TRIGGER session_added AFTER INSERT ON sessions BEGIN
        UPDATE counts SET n = n + 1 WHERE name = 'sessions'; END;
      CREATE TRIGGER session_deleted AFTER DELETE ON sessions BEGIN
        UPDATE counts SET n = n - 1 WHERE name = 'sessions'; END;`,
    down: `DROP TRIGGER nonce_added; DROP TRIGGER nonce_deleted;
      DROP TRIGGER session_added; DROP TRIGGER session_deleted; DROP TABLE counts;`,
  },
]

/** The version from which on the database keeps the counts of its rows. */
export const countsVersion = 3

/** The version of the schema that a database has. 0: it has none of the tables. */
export function sqliteVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/**
 * Migrates the tables in one transaction, by default to the newest version.
 *
 * @throws StoreError when a newer version of Foyer has migrated the file
 */
export function migrateSqlite(database: DatabaseSync, target = sqliteSteps.length): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    const plan = planMigration(sqliteSteps, sqliteVersion(database), target)
    if (plan === undefined) {
      throw new StoreError(
        "The database file was migrated by a newer version of Foyer. Run that version, go back with that version's `@foyer/auth/admin`, or choose another `file`.",
      )
    }
    for (const text of plan) database.exec(text)
    database.exec(`PRAGMA user_version = ${target}`)
    database.exec('COMMIT')
  } catch (error) {
    rollBack(database)
    throw error
  }
}
