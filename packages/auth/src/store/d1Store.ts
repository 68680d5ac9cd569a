import { probe, type Store, StoreError } from './Store.ts'
import type { Value } from './sessionColumns.ts'
import { type Row, type Statement, sqliteMethods } from './sqliteMethods.ts'

/** The part of a Cloudflare D1 statement that the store uses. */
export interface D1Statement {
  /** Returns the statement with these values in place of its `?`, in order. */
  bind(...values: Value[]): D1Statement
  /** Runs a write. `changes` is the number of rows; without it, none counts as changed. */
  run(): Promise<{ readonly meta: { readonly changes?: number | undefined } }>
  /** Resolves to null if there is no row. */
  first(): Promise<Row | null>
  /** Resolves to all rows, in the statement's order. */
  all(): Promise<{ readonly results: readonly Row[] }>
}

/** The part of a Cloudflare D1 database that the store uses. */
export interface D1Like {
  /** Returns a statement without values for its `?`. */
  prepare(text: string): D1Statement
  /** Runs all statements in one transaction. */
  batch(statements: D1Statement[]): Promise<unknown>
}

/** Options of `d1Store`. */
export interface D1StoreOptions {
  /** The binding, such as `env.DB`. Not `env.DB.withSession()`, which may read from a replica. */
  readonly database: D1Like
}

/** Raised by a change that this code could not read. Databases without one have version 1. */
const version = 1

const schema = [
  'CREATE TABLE IF NOT EXISTS foyer_version (version INTEGER NOT NULL)',
  `INSERT INTO foyer_version SELECT ${version} WHERE NOT EXISTS (SELECT 1 FROM foyer_version)`,
  `CREATE TABLE IF NOT EXISTS foyer_nonces (
    nonce TEXT PRIMARY KEY, binding TEXT NOT NULL, expires_at INTEGER NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS foyer_nonces_by_age ON foyer_nonces (expires_at)',
  `CREATE TABLE IF NOT EXISTS foyer_sessions (
    token_hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, address TEXT NOT NULL,
    chain_id INTEGER NOT NULL, created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL, device TEXT NOT NULL,
    proof_hash TEXT, proof_signature TEXT, proof_checked_at INTEGER)`,
  'CREATE INDEX IF NOT EXISTS foyer_sessions_by_address ON foyer_sessions (address, created_at)',
  'CREATE INDEX IF NOT EXISTS foyer_sessions_by_end ON foyer_sessions (ends_at)',
  'CREATE INDEX IF NOT EXISTS foyer_sessions_by_use ON foyer_sessions (last_seen_at)',
  `CREATE TABLE IF NOT EXISTS foyer_uses (
    name TEXT PRIMARY KEY, uses INTEGER NOT NULL, ends_at INTEGER NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS foyer_uses_by_end ON foyer_uses (ends_at)',
]

/**
 * A store in Cloudflare D1, for Workers. Creates its tables (`foyer_…`) with the first call. All
 * reads and writes go to the database's primary, so that a nonce works once and an ended session
 * has ended everywhere.
 *
 * @throws StoreError from each call once the store is closed, or if a newer version wrote the
 * tables; the database's own errors.
 */
export function d1Store({ database }: D1StoreOptions): Store {
  let isOpen = true
  let hasTables = false

  async function prepareTables(): Promise<void> {
    await database.batch(schema.map((each) => database.prepare(each)))
    const stored = await database.prepare('SELECT version FROM foyer_version').first()
    if (Number(stored?.version) > version) {
      throw new StoreError(
        'A newer version of @foyer/auth wrote this D1 database. Run that version, or use another database.',
      )
    }
    hasTables = true
  }

  /** Prepares a statement. Concurrent first calls each create the tables, which is harmless. */
  async function statement(...[text, ...values]: Statement): Promise<D1Statement> {
    if (!isOpen) throw new StoreError('The store is closed.')
    // Not one shared promise: on Workers, a request cannot wait for another request's work.
    if (!hasTables) await prepareTables()
    return database.prepare(text).bind(...values)
  }
  async function changeAll(statements: readonly Statement[]): Promise<void> {
    const prepared: D1Statement[] = []
    for (const each of statements) prepared.push(await statement(...each))
    await database.batch(prepared)
  }
  const change = async (...each: Statement) =>
    (await (await statement(...each)).run()).meta.changes ?? 0

  return {
    kind: 'd1',
    ...sqliteMethods(
      {
        change,
        note: change,
        changeAll,
        changeFirst: async (...each) => (await (await statement(...each)).first()) ?? undefined,
        read: async (...each) => (await (await statement(...each)).all()).results,
      },
      'foyer_',
    ),
    sweep: (now, { idleTime }) =>
      changeAll([
        ['DELETE FROM foyer_uses WHERE ends_at <= ?', now],
        ['DELETE FROM foyer_nonces WHERE expires_at <= ?', now],
        ['DELETE FROM foyer_sessions WHERE ends_at <= ? OR last_seen_at <= ?', now, now - idleTime],
      ]),
    async check() {
      await change("INSERT OR REPLACE INTO foyer_nonces VALUES (?, '', 0)", probe)
    },
    async close() {
      isOpen = false
    },
  }
}
