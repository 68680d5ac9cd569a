import { ownerOf, type Store } from './Store.ts'
import {
  chainOf,
  ownChain,
  sessionColumns,
  sessionOf,
  type Value,
  valuesOf,
} from './sessionColumns.ts'

export type Row = Readonly<Record<string, unknown>>
export type Statement = readonly [text: string, ...values: Value[]]

/** Executes statements of SQLite. */
export interface SqliteDriver {
  /** Resolves to the number of rows that a statement has changed. */
  change(...statement: Statement): Promise<number>
  /** The same for a change that a power cut may undo, until a later `change` has been made. */
  note(...statement: Statement): Promise<number>
  /** Runs a statement that changes a row and returns it. A power cut may undo it. */
  changeFirst(...statement: Statement): Promise<Row | undefined>
  /** Runs statements in one transaction. */
  changeAll(statements: readonly Statement[]): Promise<void>
  /** Resolves to all rows, in the statement's order. */
  read(...statement: Statement): Promise<readonly Row[]>
}

/**
 * What the stores in SQLite have in common.
 *
 * @param prefix of the tables' names.
 */
export function sqliteMethods(driver: SqliteDriver, prefix = '') {
  const { change, changeAll, changeFirst, note, read } = driver
  const nonces = `${prefix}nonces`
  const sessions = `${prefix}sessions`
  const placeholders = sessionColumns.map(() => '?').join(', ')
  const owned = `address = ? AND ${ownChain} = ?`
  const count = async (table: string) =>
    Number((await read(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n)

  return {
    async putNonce({ binding, expiresAt, nonce }) {
      await note(`INSERT INTO ${nonces} VALUES (?, ?, ?)`, nonce, binding, expiresAt)
    },
    async takeNonce(nonce, binding, now) {
      const text = `DELETE FROM ${nonces} WHERE nonce = ? AND binding = ? AND expires_at > ?`
      // With the session that it allows, it is on the disk.
      return (await note(text, nonce, binding, now)) === 1
    },
    countNonces: () => count(nonces),
    countSessions: () => count(sessions),
    async putSession(row, replaces = '', { perAddress }) {
      const { address, tokenHash } = row
      await changeAll([
        [`DELETE FROM ${sessions} WHERE token_hash = ?`, replaces],
        [
          `INSERT INTO ${sessions} (${sessionColumns.join(', ')}) VALUES (${placeholders})`,
          ...valuesOf(row),
        ],
        [
          `DELETE FROM ${sessions} WHERE token_hash IN (
            SELECT token_hash FROM ${sessions} WHERE ${owned} AND token_hash <> ?
            ORDER BY created_at DESC, token_hash LIMIT -1 OFFSET ?)`,
          address,
          chainOf(ownerOf(row)),
          tokenHash,
          perAddress - 1,
        ],
      ])
    },
    async getSession(tokenHash) {
      const [row] = await read(`SELECT * FROM ${sessions} WHERE token_hash = ?`, tokenHash)
      return row && sessionOf(row)
    },
    async touchSession(tokenHash, lastSeenAt, checkedAt) {
      const text = `UPDATE ${sessions} SET last_seen_at = max(last_seen_at, ?),
        proof_checked_at = coalesce(?, proof_checked_at) WHERE token_hash = ?`
      await note(text, lastSeenAt, checkedAt ?? null, tokenHash)
    },
    deleteSession: async (tokenHash) =>
      (await change(`DELETE FROM ${sessions} WHERE token_hash = ?`, tokenHash)) === 1,
    async listSessions(owner) {
      const text = `SELECT * FROM ${sessions} WHERE ${owned} ORDER BY created_at DESC, token_hash`
      return (await read(text, owner.address, chainOf(owner))).map(sessionOf)
    },
    async deleteSessionById(owner, id) {
      const text = `DELETE FROM ${sessions} WHERE ${owned} AND id = ?`
      return (await change(text, owner.address, chainOf(owner), id)) === 1
    },
    deleteOtherSessions(owner, kept) {
      const text = `DELETE FROM ${sessions} WHERE ${owned} AND token_hash <> ?`
      return change(text, owner.address, chainOf(owner), kept)
    },
    async addUses(name, uses, endsAt) {
      const text = `INSERT INTO ${prefix}uses VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET uses = uses + excluded.uses RETURNING uses`
      return Number((await changeFirst(text, name, uses, endsAt))?.uses)
    },
  } satisfies Partial<Store>
}
