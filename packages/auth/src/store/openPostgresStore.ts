import { createHash } from 'node:crypto'
import { type ClientBase, DatabaseError, Pool, type QueryResult } from 'pg'
import { migratePostgres } from './postgresSchema.ts'
import { ownerOf, probe, type Store, StoreError } from './Store.ts'
import {
  chainOf,
  ownChain,
  sessionColumns,
  sessionOf,
  type Value,
  valuesOf,
} from './sessionColumns.ts'

/** Options of `openPostgresStore`. */
export interface PostgresStoreOptions {
  /** Such as 'postgres://user:password@host:5432/database'. */
  readonly url: string
  /** The most connections this process opens. Default: 10. */
  readonly connections?: number | undefined
  /**
   * Whether connections stay open for later statements. Default: true. Use false on Cloudflare
   * Workers, where a connection belongs to one request: each statement then opens its own,
   * `connections` has no effect, and Hyperdrive keeps those to the database open.
   */
  readonly keepConnections?: boolean | undefined
  /** Time limit of a statement and of connecting, in ms. Default: 5000. */
  readonly timeout?: number | undefined
}

/**
 * Opens a store in PostgreSQL, which any number of processes and machines may share. Migrates the
 * tables first.
 *
 * @throws StoreError when the database cannot be reached or used
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  try {
    return storeOn(await openPool(options))
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(
      `The database of \`url\` cannot be used (${message}). Start PostgreSQL, or correct \`url\`.`,
      { cause },
    )
  }
}

/** Opens the connections to a database and migrates its tables. */
async function openPool(options: PostgresStoreOptions): Promise<Pool> {
  const { url, connections = 10, keepConnections = true, timeout = 5000 } = options
  const pool = new Pool({
    connectionString: url,
    // Unlimited, so that no statement waits for another request's connection.
    ...(keepConnections ? { max: connections } : { max: Number.POSITIVE_INFINITY, maxUses: 1 }),
    connectionTimeoutMillis: timeout,
    query_timeout: timeout * 2,
    application_name: 'foyer',
    onConnect: (client) => prepare(client, timeout),
  })
  // The pool replaces idle connections that break; the next query reports a lasting failure.
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      await migratePostgres(client)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return pool
}

/**
 * Sets the time limit of a connection's statements, and refuses a standby: it lags behind, so that
 * it would accept an ended session. Asked of each connection, since after a failover the same host
 * may be another server. Not set at startup, where poolers such as PgBouncer refuse it.
 */
async function prepare(client: ClientBase, timeout: number): Promise<void> {
  const text =
    "SELECT set_config('statement_timeout', $1, false), pg_is_in_recovery() AS is_standby"
  const { rows } = await client.query(text, [String(timeout)])
  if (rows[0]?.is_standby === true) {
    throw new StoreError(
      'The database of `url` is a standby: it lags behind and cannot be written to. Give the `url` of the primary.',
    )
  }
}

/**
 * Always true. Cloudflare's Hyperdrive answers a query from its cache for more than a minute,
 * unless the query calls a function that is not immutable. Without this, an ended session would
 * stay valid.
 */
const uncached = 'now() IS NOT NULL'

function storeOn(pool: Pool): Store {
  const query = queryOf(pool)
  const changed = async (text: string, ...values: Value[]) =>
    (await query(text, ...values)).rowCount ?? 0
  const placeholders = sessionColumns.map((_, index) => `$${index + 1}`).join(', ')
  const replaced = `$${sessionColumns.length + 1}`
  const owned = `address = $1 AND ${ownChain} = $2::bigint`

  /**
   * Deletes the rows up to `time` in statements that stay far below the time limit, however many
   * rows there are. Skips rows that another statement has locked; a later sweep deletes them.
   */
  async function deleteInBatches(table: string, key: string, column: string, time: number) {
    // An array, since the planner may run the subquery of an `IN` more than once.
    const text = `DELETE FROM ${table} WHERE ${key} = ANY(ARRAY(
      SELECT ${key} FROM ${table} WHERE ${column} <= $1 LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))`
    while ((await changed(text, time)) === batchSize);
  }

  return {
    kind: 'postgres',
    async putNonce({ nonce, binding, expiresAt }) {
      await query('INSERT INTO foyer_nonces VALUES ($1, $2, $3)', nonce, binding, expiresAt)
    },
    async takeNonce(nonce, binding, now) {
      const text = 'DELETE FROM foyer_nonces WHERE nonce = $1 AND binding = $2 AND expires_at > $3'
      return (await changed(text, nonce, binding, now)) === 1
    },
    countNonces: () => count(query, 'foyer_nonces'),
    countSessions: () => count(query, 'foyer_sessions'),
    async putSession(row, replaces, { perAddress }) {
      // A single statement is one transaction and one round trip.
      await query(
        `WITH replaced AS (DELETE FROM foyer_sessions WHERE token_hash = ${replaced})
        INSERT INTO foyer_sessions (${sessionColumns.join(', ')}) VALUES (${placeholders})`,
        ...valuesOf(row),
        replaces ?? '',
      )
      // In a second statement, since a statement does not see concurrent inserts. The last of
      // several simultaneous sign-ins sees all of them.
      await query(
        deleteInOrder(`token_hash IN (
          SELECT token_hash FROM foyer_sessions
          WHERE ${owned} AND token_hash <> $3 ORDER BY created_at DESC, token_hash OFFSET $4)`),
        row.address,
        chainOf(ownerOf(row)),
        row.tokenHash,
        perAddress - 1,
      )
    },
    async getSession(tokenHash) {
      const text = `SELECT * FROM foyer_sessions WHERE token_hash = $1 AND ${uncached}`
      const found = await query(text, tokenHash)
      return found.rows[0] && sessionOf(found.rows[0])
    },
    async touchSession(tokenHash, lastSeenAt, checkedAt) {
      await query(
        `UPDATE foyer_sessions SET last_seen_at = greatest(last_seen_at, $2::bigint),
          proof_checked_at = coalesce($3::bigint, proof_checked_at) WHERE token_hash = $1`,
        tokenHash,
        lastSeenAt,
        checkedAt ?? null,
      )
    },
    deleteSession: async (tokenHash) =>
      (await changed('DELETE FROM foyer_sessions WHERE token_hash = $1', tokenHash)) === 1,
    async listSessions(owner) {
      const text = `SELECT * FROM foyer_sessions WHERE ${owned} AND ${uncached}
        ORDER BY created_at DESC, token_hash`
      return (await query(text, owner.address, chainOf(owner))).rows.map(sessionOf)
    },
    async deleteSessionById(owner, id) {
      const text = `DELETE FROM foyer_sessions WHERE ${owned} AND id = $3`
      return (await changed(text, owner.address, chainOf(owner), id)) === 1
    },
    deleteOtherSessions(owner, keptTokenHash) {
      const text = deleteInOrder(`${owned} AND token_hash <> $3`)
      return changed(text, owner.address, chainOf(owner), keptTokenHash)
    },
    async addUses(name, uses, endsAt) {
      const text = `INSERT INTO foyer_uses AS known VALUES ($1, $2, $3)
        ON CONFLICT (name) DO UPDATE SET uses = known.uses + excluded.uses RETURNING uses`
      return Number((await query(text, name, uses, endsAt)).rows[0]?.uses)
    },
    async sweep(now, { idleTime }) {
      await deleteInBatches('foyer_uses', 'name', 'ends_at', now)
      await deleteInBatches('foyer_nonces', 'nonce', 'expires_at', now)
      await deleteInBatches('foyer_sessions', 'token_hash', 'ends_at', now)
      await deleteInBatches('foyer_sessions', 'token_hash', 'last_seen_at', now - idleTime)
    },
    async check() {
      const text = `INSERT INTO foyer_nonces VALUES ($1, '', 0)
        ON CONFLICT (nonce) DO UPDATE SET expires_at = 0`
      await query(text, probe)
    },
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * Runs statements, and retries those that were rolled back. They are named, so that each
 * connection prepares a statement only once. By its text: a pooler in transaction mode may pass it
 * to a connection on which another process prepared statements.
 */
function queryOf(pool: Pool) {
  const names = new Map<string, string>()
  let isNamed = true
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `foyer_${createHash('sha256').update(text).digest('hex')}`
    names.set(text, name)
    return name.slice(0, 32)
  }
  const send = async (text: string, values: Value[]): Promise<QueryResult> => {
    if (!isNamed) return pool.query({ text, values })
    try {
      return await pool.query({ name: nameOf(text), text, values })
    } catch (error) {
      if (!isLostStatement(error)) throw error
      isNamed = false
      return pool.query({ text, values })
    }
  }
  return (text: string, ...values: Value[]) => retryRolledBack(() => send(text, values))
}

async function count(
  query: ReturnType<typeof queryOf>,
  table: 'foyer_nonces' | 'foyer_sessions',
): Promise<number> {
  // Counting millions of rows may take longer than the time limit of a statement.
  const text = `SELECT CASE WHEN reltuples >= ${estimatedFrom} THEN reltuples::bigint
    ELSE (SELECT count(*) FROM ${table}) END AS n
    FROM pg_class WHERE oid = '${table}'::regclass AND ${uncached}`
  return Number((await query(text)).rows[0]?.n)
}

/**
 * Deletes sessions. Concurrent statements that delete the same sessions always lock their rows in
 * the same order, so that they can't deadlock.
 */
function deleteInOrder(condition: string): string {
  return `DELETE FROM foyer_sessions WHERE token_hash IN (
    SELECT token_hash FROM foyer_sessions WHERE ${condition} ORDER BY token_hash FOR UPDATE)`
}

/** The row count above which PostgreSQL's own estimate is used. It is about a tenth off at most. */
const estimatedFrom = 1_000_000

/** The most rows that one statement of a sweep deletes. */
const batchSize = 1_000

/** Repeats a statement whose transaction PostgreSQL has rolled back. */
async function retryRolledBack<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (attempt === 3 || !isRolledBack(error)) throw error
    }
  }
}

/**
 * Whether a prepared statement is on another connection, as behind a pooler in transaction mode. It
 * has not run then. 26000: there is none of this name; 42P05: there already is.
 */
function isLostStatement(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '26000' || error.code === '42P05')
}

// 40P01 deadlock, 40001 serialization failure: PostgreSQL has rolled the transaction back.
function isRolledBack(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001')
}
