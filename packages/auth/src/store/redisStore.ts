import { redisScripts } from './redisScripts.ts'
import {
  newestFirst,
  ownerOf,
  type SessionOwner,
  type SessionRow,
  type Store,
  StoreError,
} from './Store.ts'
import { chainOf, sessionColumns, sessionOf, valuesOf } from './sessionColumns.ts'

/** Options of `redisStore`. */
export interface RedisStoreOptions {
  /**
   * Sends a command and resolves with its reply, through your own client: node-redis's `(command)
   * => client.sendCommand(command)`, ioredis's `([name, ...values]) => client.call(name,
   * ...values)`, or a request to Redis over HTTP.
   */
  readonly send: (command: [name: string, ...values: string[]]) => Promise<unknown>
  /**
   * Prefix of all keys. Default: '{foyer}:'. The braces keep all keys on one node of a cluster,
   * which the store's scripts need.
   */
  readonly prefix?: string | undefined
  /** Called by `auth.close()`, such as `() => client.close()`. Default: the client stays open. */
  readonly close?: (() => Promise<unknown>) | undefined
}

/** Raised by a change that this code could not read. Data without one has version 1. */
const version = 1

/**
 * A store in Redis 6.2 or newer, or Valkey, which any number of processes and machines may share.
 * Redis must be configured to keep what it has confirmed: `appendonly yes`, `appendfsync always`
 * and `maxmemory-policy noeviction`. Without the first two a crash can bring a used nonce back, and
 * with eviction visitors are signed out at random.
 *
 * @throws StoreError from each call once the store is closed, or if a newer version wrote the data;
 * the client's own errors.
 */
export function redisStore({ close, prefix = '{foyer}:', send }: RedisStoreOptions): Store {
  let isOpen = true
  let isVersionKnown = false

  async function command(...parts: [name: string, ...values: string[]]): Promise<unknown> {
    if (!isOpen) throw new StoreError('The store is closed.')
    if (!isVersionKnown) await checkVersion()
    return send(parts)
  }
  async function checkVersion(): Promise<void> {
    const key = `${prefix}version`
    await send(['SETNX', key, String(version)])
    if (Number(await send(['GET', key])) > version) {
      throw new StoreError(
        'A newer version of @foyer/auth wrote to this Redis. Run that version, or use another prefix.',
      )
    }
    isVersionKnown = true
  }
  const run = (script: keyof typeof redisScripts, ...values: (string | number)[]) =>
    command('EVAL', redisScripts[script], '1', prefix, ...values.map(String))
  const count = async (set: 'nonces' | 'ends') => Number(await command('ZCARD', prefix + set))

  return {
    kind: 'redis',
    async putNonce({ binding, expiresAt, nonce }) {
      await run('putNonce', nonce, binding, expiresAt)
    },
    takeNonce: async (nonce, binding, now) => (await run('takeNonce', nonce, binding, now)) === 1,
    countNonces: () => count('nonces'),
    countSessions: () => count('ends'),
    async putSession(row, replaces = '', { perAddress }) {
      const { createdAt, endsAt, id, lastSeenAt, proof, tokenHash } = row
      const owner = ownerKey(ownerOf(row))
      const times = [createdAt, lastSeenAt, endsAt, proof?.checkedAt ?? ''] as const
      const data = JSON.stringify(valuesOf(row))
      await run('putSession', tokenHash, id, owner, ...times, data, replaces, perAddress)
    },
    async getSession(tokenHash) {
      const key = `${prefix}session:${tokenHash}`
      return rowOf(await command('HMGET', key, 'data', 'seen', 'checked'))
    },
    async touchSession(tokenHash, lastSeenAt, checkedAt) {
      await run('touchSession', tokenHash, lastSeenAt, checkedAt ?? '')
    },
    deleteSession: async (tokenHash) => (await run('deleteSession', tokenHash)) === 1,
    async listSessions(owner) {
      const found = await run('listSessions', ownerKey(owner))
      const rows = Array.isArray(found) ? found.map(rowOf) : []
      return rows.filter((row) => row !== undefined).sort(newestFirst)
    },
    deleteSessionById: async (owner, id) =>
      (await run('deleteSessionById', ownerKey(owner), id)) === 1,
    deleteOtherSessions: async (owner, keptTokenHash) =>
      Number(await run('deleteOtherSessions', ownerKey(owner), keptTokenHash)),
    addUses: async (name, uses, endsAt) => Number(await run('addUses', name, uses, endsAt)),
    async sweep(now, { idleTime }) {
      // In parts, since Redis runs no other command during a script.
      while (Number(await run('sweep', now, now - idleTime)) > 0);
    },
    async check() {
      await command('SET', `${prefix}probe`, '1')
    },
    async close() {
      if (!isOpen) return
      isOpen = false
      await close?.()
    },
  }
}

function ownerKey(owner: SessionOwner): string {
  return `${owner.address}:${chainOf(owner)}`
}

/** The session in a reply: its data, and the two times that change. */
function rowOf(reply: unknown): SessionRow | undefined {
  if (!Array.isArray(reply)) throw new Error('Redis returned no session row.')
  const [data, seen, checked]: readonly unknown[] = reply
  if (typeof data !== 'string') return undefined
  const values: unknown = JSON.parse(data)
  if (!Array.isArray(values)) throw new Error('A stored session has an invalid format.')
  const columns = Object.fromEntries(sessionColumns.map((name, index) => [name, values[index]]))
  return sessionOf({ ...columns, last_seen_at: seen, proof_checked_at: checked })
}
