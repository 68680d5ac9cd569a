import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { localD1 } from '../testing/localD1.ts'
import { needPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { d1Store } from './d1Store.ts'
import { type MemoryTables, memoryStore } from './memoryStore.ts'
import { openPostgresStore } from './openPostgresStore.ts'
import { redisStore } from './redisStore.ts'
import { type SessionOwner, type SessionRow, type Store, StoreError } from './Store.ts'
import { sqliteStore } from './sqliteStore.ts'

let postgres: TestPostgres | undefined
let redis: TestRedis | undefined
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
})
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]))

/** For each statement. Long, since a busy machine can delay one. */
const timeout = 60_000

/** Opens an empty store, and another one on the same data. */
type Opened = { readonly store: Store; readonly again: () => Promise<Store> }

async function openSqlite(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const open = async () => sqliteStore({ file: join(folder, 'deep', 'foyer.sqlite') })
  return opened(open)
}

async function openMemory(): Promise<Opened> {
  const tables: MemoryTables = { nonces: new Map(), sessions: new Map(), uses: new Map() }
  return opened(async () => memoryStore(tables))
}

async function openPostgres(context: TestContext): Promise<Opened> {
  needPostgres(context)
  const url = await postgres?.database()
  return opened(() => openPostgresStore({ url: url ?? '', timeout }))
}

async function openRedis(context: TestContext): Promise<Opened> {
  if (redis === undefined) return context.skip('Needs Redis: apt-get install redis-server')
  const connect = redis.database()
  return opened(async () => redisStore(await connect()))
}

async function openD1(): Promise<Opened> {
  const database = localD1()
  return opened(async () => d1Store({ database }))
}

async function opened(open: () => Promise<Store>): Promise<Opened> {
  const again = async () => {
    const store = await open()
    onTestFinished(() => store.close())
    return store
  }
  return { store: await again(), again }
}

const limits = { idleTime: 1000, perAddress: 3 }
const [alice, bob] = [
  '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
  '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF',
] as const
const ordinary = { address: alice }

function session(name: string, fields: Partial<SessionRow> = {}): SessionRow {
  return {
    tokenHash: `hash of ${name}`,
    id: `id of ${name}`,
    address: alice,
    chainId: 2 ** 53 - 1,
    createdAt: 1_800_000_000_000,
    lastSeenAt: 1_800_000_000_000,
    endsAt: 1_900_000_000_000,
    device: 'Chrome on O\'Brien\'s "Mac"',
    proof: undefined,
    ...fields,
  }
}

describe.each([
  ['memory', openMemory],
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
  ['Redis', openRedis],
  ['D1', openD1],
] as const)('a store in %s', (_, openEmpty) => {
  it('accepts a nonce once, from its own browser, until it expires', async (context) => {
    const { store } = await openEmpty(context)
    for (const nonce of ['a', 'b', 'c']) {
      await store.putNonce({ nonce, binding: 'mine', expiresAt: 100 })
    }
    expect(await store.countNonces()).toBe(3)
    expect(await store.takeNonce('a', 'yours', 50)).toBe(false)
    expect(await store.takeNonce('a', 'mine', 50)).toBe(true)
    expect(await store.takeNonce('a', 'mine', 50)).toBe(false)
    expect(await store.takeNonce('b', 'mine', 100)).toBe(false)
    expect(await store.takeNonce("c' OR '1'='1", 'mine', 50)).toBe(false)
    expect(await store.takeNonce('c', 'mine', 99)).toBe(true)
  })

  it('accepts a nonce from one of many concurrent callers, on two connections', async (context) => {
    const { store, again } = await openEmpty(context)
    const other = await again()
    for (let round = 0; round < 20; round += 1) {
      const nonce = `nonce ${round}`
      await store.putNonce({ nonce, binding: 'mine', expiresAt: 100 })
      const taken = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 ? store : other).takeNonce(nonce, 'mine', 50),
        ),
      )
      expect(taken.filter(Boolean)).toHaveLength(1)
    }
  })

  it('rolls back only the failing one of concurrent writes', async (context) => {
    const { store } = await openEmpty(context)
    const put = (nonce: string) => store.putNonce({ nonce, binding: 'mine', expiresAt: 100 })
    await store.putSession(session('a'), undefined, limits)
    const outcomes = await Promise.allSettled([
      put('one'),
      put('one'),
      // The id is taken, so the insert fails; the session to be replaced must not end.
      store.putSession(session('b', { id: 'id of a' }), 'hash of a', { ...limits, perAddress: 9 }),
      store.putSession(session('c'), undefined, limits),
      put('two'),
    ])
    const failed = outcomes.map(({ status }) => status === 'rejected')
    expect(failed.filter(Boolean).length).toBeGreaterThanOrEqual(1)
    expect(failed.slice(3)).toEqual([false, false])
    expect(await store.countNonces()).toBe(2)
    const rows = (await store.listSessions(ordinary)).map(({ tokenHash }) => tokenHash)
    expect(rows).toEqual(failed[2] ? ['hash of a', 'hash of c'] : ['hash of b', 'hash of c'])
  })

  it('keeps every field of a session, for other processes and after reopening', async (context) => {
    const { store, again } = await openEmpty(context)
    const plain = session('plain')
    const proved = session('proved', {
      address: bob,
      proof: { hash: '0x12', signature: '0x', checkedAt: 1_800_000_000_001 },
    })
    await store.putSession(plain, undefined, limits)
    await store.putSession(proved, undefined, limits)
    await store.close()
    const other = await again()
    expect(await other.getSession(plain.tokenHash)).toEqual(plain)
    expect(await other.getSession(proved.tokenHash)).toEqual(proved)
    expect(await other.getSession('hash of nobody')).toBeUndefined()
    expect(await other.countSessions()).toBe(2)
  })

  it("records a session's last use and last proof check", async (context) => {
    const { store } = await openEmpty(context)
    const proof = { hash: '0x12', signature: '0x34', checkedAt: 5 } as const
    const row = session('a', { proof })
    await store.putSession(row, undefined, limits)
    await store.touchSession(row.tokenHash, row.lastSeenAt + 10)
    await store.touchSession(row.tokenHash, row.lastSeenAt + 5)
    expect(await store.getSession(row.tokenHash)).toEqual({
      ...row,
      lastSeenAt: row.lastSeenAt + 10,
    })
    await store.touchSession(row.tokenHash, row.lastSeenAt + 20, 77)
    expect(await store.getSession(row.tokenHash)).toEqual({
      ...row,
      lastSeenAt: row.lastSeenAt + 20,
      proof: { ...proof, checkedAt: 77 },
    })
  })

  it('ends a replaced session, and the oldest beyond the limit', async (context) => {
    const { store } = await openEmpty(context)
    const names = async () => (await store.listSessions(ordinary)).map(({ id }) => id.slice(6))
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await store.putSession(session(name, { createdAt: index }), undefined, limits)
    }
    await store.putSession(session('of bob', { address: bob }), undefined, limits)
    await store.putSession(session('d', { createdAt: 4 }), 'hash of b', limits)
    expect(await names()).toEqual(['d', 'c', 'a'])
    await store.putSession(session('e', { createdAt: 5 }), undefined, limits)
    expect(await names()).toEqual(['e', 'd', 'c'])
    expect(await store.listSessions({ address: bob })).toHaveLength(1)
  })

  it("enforces the account's limit on concurrent sign-ins", async (context) => {
    const { store, again } = await openEmpty(context)
    const other = await again()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? store : other).putSession(session(`${index}`), undefined, limits),
      ),
    )
    const left = await store.listSessions(ordinary)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThanOrEqual(3)
  })

  it('keeps a new session from a process whose clock is behind', async (context) => {
    const { store } = await openEmpty(context)
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await store.putSession(session(name, { createdAt: 100 + index }), undefined, limits)
    }
    await store.putSession(session('behind', { createdAt: 1 }), undefined, limits)
    expect((await store.listSessions(ordinary)).map(({ id }) => id.slice(6))).toEqual([
      'c',
      'b',
      'behind',
    ])
  })

  it('separates contract accounts at the same address on several chains, and an EOA there', async (context) => {
    const { store } = await openEmpty(context)
    const proof = { hash: '0x12', signature: '0x', checkedAt: 1 } as const
    const owners = {
      ordinary,
      one: { address: alice, contractChainId: 1 },
      two: { address: alice, contractChainId: 2 },
    }
    const names = async (owner: SessionOwner) =>
      (await store.listSessions(owner)).map(({ id }) => id.slice(6)).sort()
    await store.putSession(session('ordinary'), undefined, limits)
    for (const chainId of [1, 2]) {
      for (const name of ['a', 'b', 'c', 'd']) {
        await store.putSession(session(`${chainId}${name}`, { chainId, proof }), undefined, limits)
      }
    }
    expect(await names(owners.ordinary)).toEqual(['ordinary'])
    expect(await names(owners.one)).toHaveLength(3)
    expect(await names(owners.two)).toHaveLength(3)
    const [, another = ''] = await names(owners.two)
    expect(await store.deleteSessionById(owners.one, `id of ${another}`)).toBe(false)
    expect(await store.deleteOtherSessions(owners.one, 'none')).toBe(3)
    expect(await store.deleteOtherSessions(ordinary, 'none')).toBe(1)
    expect(await names(owners.two)).toHaveLength(3)
  })

  it('ends a session by its token, by its id, and all others of an account', async (context) => {
    const { store } = await openEmpty(context)
    for (const name of ['a', 'b', 'c']) await store.putSession(session(name), undefined, limits)
    await store.putSession(session('of bob', { address: bob }), undefined, limits)
    expect(await store.deleteSession('hash of a')).toBe(true)
    expect(await store.deleteSession('hash of a')).toBe(false)
    expect(await store.deleteSessionById(ordinary, 'id of of bob')).toBe(false)
    expect(await store.deleteSessionById(ordinary, 'id of b')).toBe(true)
    await store.putSession(session('d'), undefined, limits)
    expect(await store.deleteOtherSessions(ordinary, 'hash of d')).toBe(1)
    expect((await store.listSessions(ordinary)).map(({ id }) => id)).toEqual(['id of d'])
    expect(await store.listSessions({ address: bob })).toHaveLength(1)
  })

  it('sweeps only expired entries', async (context) => {
    const { store } = await openEmpty(context)
    await store.putNonce({ nonce: 'old', binding: 'mine', expiresAt: 5000 })
    await store.putNonce({ nonce: 'young', binding: 'mine', expiresAt: 5001 })
    const rows = { ended: [9000, 5000], idle: [4000, 9000], alive: [4001, 5001] } as const
    for (const [name, [lastSeenAt, endsAt]] of Object.entries(rows)) {
      await store.putSession(session(name, { lastSeenAt, endsAt }), undefined, limits)
    }
    await store.sweep(5000, limits)
    expect(await store.countNonces()).toBe(1)
    expect((await store.listSessions(ordinary)).map(({ id }) => id)).toEqual(['id of alive'])
  })

  it('adds up concurrent counts of several processes and sweeps them after their window', async (context) => {
    const { store, again } = await openEmpty(context)
    const other = await again()
    const totals = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).addUses('a', 2, 1000)),
    )
    expect(totals.toSorted((one, two) => one - two).at(-1)).toBe(40)
    expect(new Set(totals).size).toBe(20)
    expect(await store.addUses('b', 1, 2000)).toBe(1)
    await store.sweep(1000, limits)
    expect(await store.addUses('a', 1, 2000)).toBe(1)
    expect(await store.addUses('b', 1, 2000)).toBe(2)
  })

  it('passes its health check and fails it once closed', async (context) => {
    const { store } = await openEmpty(context)
    await store.check()
    await store.check()
    await store.sweep(1, limits)
    expect(await store.countNonces()).toBe(0)
    await store.close()
    await expect(store.check()).rejects.toThrow()
    await expect(store.countSessions()).rejects.toThrow()
  })
})

describe('opening a store', () => {
  it('migrates an empty PostgreSQL once when several processes start together', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const stores = await Promise.all(
      Array.from({ length: 5 }, () => openPostgresStore({ url, connections: 2, timeout })),
    )
    for (const store of stores) {
      await store.check()
      await store.close()
    }
  })

  it('retries a statement that PostgreSQL rolled back because of a deadlock', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    // The store detects the deadlock first and must be the one rolled back.
    const hasty = `${url}%20-c%20deadlock_timeout%3D100ms`
    const store = await openPostgresStore({ url: hasty, timeout })
    onTestFinished(() => store.close())
    for (const name of ['a', 'b', 'd', 'c']) {
      await store.putSession(session(name), undefined, { ...limits, perAddress: 4 })
    }
    const connectOther = async () => {
      const client = new Client({ connectionString: `${url}%20-c%20deadlock_timeout%3D60s` })
      await client.connect()
      onTestFinished(() => client.end())
      await client.query('BEGIN')
      return client
    }
    const lock = (client: Client, name: string) =>
      client.query('UPDATE foyer_sessions SET device = device WHERE token_hash = $1', [
        `hash of ${name}`,
      ])
    const [first, second] = [await connectOther(), await connectOther()]
    await lock(first, 'b')
    await lock(second, 'd')
    const waiting = async () => {
      const found = await first.query(
        "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'",
      )
      return found.rows[0]?.n
    }
    // The store has a and waits for b; the second has d and waits for a. PostgreSQL checks once per
    // wait, so the store must be the last to start waiting: for d, once it gets b.
    const ended = store.deleteOtherSessions(ordinary, 'hash of c')
    await expect.poll(waiting).toBe(1)
    const locked = lock(second, 'a')
    await expect.poll(waiting).toBe(2)
    await first.query('COMMIT')
    await locked
    await second.query('COMMIT')
    expect(await ended).toBe(3)
  })

  it('says what to do if PostgreSQL is unreachable, without the password', async () => {
    const url = 'postgres://foyer:hidden@127.0.0.1:1/foyer'
    const opening = openPostgresStore({ url })
    await expect(opening).rejects.toThrow(StoreError)
    await expect(opening).rejects.toThrow(/Start PostgreSQL, or correct `url`/)
    await expect(opening).rejects.not.toThrow(/hidden/)
  })

  it('says what to do if the file cannot be opened or has another version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-store-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    expect(() => sqliteStore({ file: folder })).toThrow(StoreError)
    expect(() => sqliteStore({ file: folder })).toThrow(/Choose a `file` that this user may/)
    const { DatabaseSync } = await import('node:sqlite')
    const file = join(folder, 'new.sqlite')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(() => sqliteStore({ file })).toThrow(/newer version.*`@foyer\/auth\/admin`.* `file`/)
  })

  it('refuses D1 and Redis data of a newer version with the first call', async (context) => {
    const database = localD1()
    await d1Store({ database }).check()
    await database.prepare('UPDATE foyer_version SET version = 2').run()
    await expect(d1Store({ database }).countNonces()).rejects.toThrow(/newer version/)
    if (redis === undefined) return context.skip('Needs Redis: apt-get install redis-server')
    const options = await redis.database()()
    onTestFinished(async () => void (await options.close?.()))
    await redisStore(options).check()
    await options.send(['SET', `${options.prefix}version`, '2'])
    await expect(redisStore(options).countNonces()).rejects.toThrow(/newer version/)
  })

  it('creates files that only the current user can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-store-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const own = join(folder, 'own')
    const store = sqliteStore({ file: join(own, 'a.sqlite') })
    onTestFinished(() => store.close())
    await store.putNonce({ nonce: 'a', binding: 'b', expiresAt: 1 })
    const names = await readdir(own)
    expect(names.sort()).toEqual(['a.sqlite', 'a.sqlite-shm', 'a.sqlite-wal'])
    for (const name of ['.', ...names]) expect((await stat(join(own, name))).mode & 0o077).toBe(0)
  })
})
