import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { needPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { testAuth } from '../testing/testAuth.ts'
import { openPostgresAdmin } from './admin.ts'
import { openPostgresStore } from './openPostgresStore.ts'
import { migratePostgres, postgresSteps, postgresVersion } from './postgresSchema.ts'
import { type SessionRow, StoreError } from './Store.ts'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const nonce = { nonce: 'a', binding: 'b', expiresAt: 1 }

const account = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const sessionOf = (name: string): SessionRow => ({
  tokenHash: name,
  id: name,
  address: account,
  chainId: 1,
  createdAt: 1,
  lastSeenAt: 1,
  endsAt: 1000,
  device: 'Chrome',
})

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/**
 * Listens on a free port until the test ends, and returns the port. `open` connects to another
 * socket, which ends with the test too.
 */
async function listen(onConnection: (socket: Socket, open: (target: string) => Socket) => void) {
  const sockets: Socket[] = []
  const keep = (socket: Socket) => {
    sockets.push(socket.on('error', () => {}))
    return socket
  }
  const server = createServer((socket) => onConnection(keep(socket), (to) => keep(connect(to))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' ? address?.port : 0
}

/** A port that forwards to PostgreSQL, and can stop forwarding. */
async function switchable(target: string | undefined) {
  let isOpen = target !== undefined
  const port = await listen((socket, open) => {
    if (target === undefined) return
    const upstream = open(target)
    socket.on('data', (data) => isOpen && upstream.write(data))
    upstream.on('data', (data) => isOpen && socket.write(data))
    socket.on('close', () => upstream.destroy())
  })
  return {
    port,
    cut: () => {
      isOpen = false
    },
  }
}

it('keeps no connection open if told so, however many statements run at once', async (context) => {
  needPostgres(context)
  const url = (await postgres?.database()) ?? ''
  const store = await openPostgresStore({ url, connections: 1, keepConnections: false })
  onTestFinished(() => store.close())
  const observer = await connected(url)
  const text = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'foyer'"
  const open = async () => (await observer.query(text)).rows[0]?.n
  const other = await connected(url)
  await other.query('BEGIN; LOCK TABLE foyer_nonces')
  const putting = ['a', 'b', 'c'].map((name) => store.putNonce({ ...nonce, nonce: name }))
  await vi.waitFor(async () => expect(await open()).toBe(3))
  await other.query('COMMIT')
  await Promise.all(putting)
  // Sooner than a pool closes unused connections.
  await vi.waitFor(async () => expect(await open()).toBe(0), 5_000)
  expect(await store.countNonces()).toBe(3)
})

/** A pooler that refuses connections which name `statement_timeout` at startup, like PgBouncer. */
function pooler(target: string) {
  return listen((socket, open) => {
    socket.once('data', (startup) => {
      if (startup.includes('statement_timeout')) {
        const text = 'unsupported startup parameter: statement_timeout'
        const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`)
        const head = Buffer.from('E\0\0\0\0')
        head.writeInt32BE(fields.length + 4, 1)
        socket.end(Buffer.concat([head, fields]))
        return
      }
      const upstream = open(target)
      upstream.write(startup)
      socket.pipe(upstream).pipe(socket)
    })
  })
}

it('limits statements through a pooler that takes no such limit at startup', async (context) => {
  needPostgres(context)
  const url = (await postgres?.database()) ?? ''
  const { searchParams } = new URL(url.replace('///', '//localhost/'))
  const port = await pooler(`${searchParams.get('host')}/.s.PGSQL.5432`)
  const settings = encodeURIComponent(searchParams.get('options') ?? '')
  const store = await openPostgresStore({
    url: `postgres://foyer@127.0.0.1:${port}/postgres?options=${settings}`,
    timeout: 3_000,
  })
  onTestFinished(() => store.close())
  const other = await connected(url)
  await other.query('BEGIN; LOCK TABLE foyer_nonces')
  const putting = ['a', 'b'].map((name) => store.putNonce({ ...nonce, nonce: name }))
  await Promise.all(putting.map((put) => expect(put).rejects.toMatchObject({ code: '57014' })))
  await other.query('COMMIT')
  await store.putNonce(nonce)
})

it('migrates through a pooler that gives each transaction another connection', async (context) => {
  needPostgres(context)
  const url = (await postgres?.database()) ?? ''
  const servers = [await connected(url), await connected(url)] as const
  let turn = 0
  let isOpen = false
  const pooled = new Client({ connectionString: url })
  vi.spyOn(pooled, 'query').mockImplementation((text: unknown, values?: unknown) => {
    if (!isOpen) turn += 1
    if (text === 'BEGIN') isOpen = true
    if (text === 'COMMIT' || text === 'ROLLBACK') isOpen = false
    return servers[turn % 2 === 0 ? 0 : 1].query(String(text), Array.isArray(values) ? values : [])
  })
  await migratePostgres(pooled)
  await migratePostgres(pooled, 1)
  await expect(migratePostgres(pooled, 9)).rejects.toThrow(StoreError)
  await migratePostgres(pooled)
  expect(await postgresVersion(servers[0])).toBe(postgresSteps.length)
  const locks = "SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory'"
  expect((await servers[0].query(locks)).rows[0]?.n).toBe(0)
})

it('reads nothing that a cache such as that of Hyperdrive may answer', async (context) => {
  needPostgres(context)
  const url = (await postgres?.database()) ?? ''
  const sent = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => sent.mockRestore())
  const store = await openPostgresStore({ url })
  onTestFinished(() => store.close())
  sent.mockClear()
  await store.putSession(sessionOf('a'), undefined, { perAddress: 1, idleTime: 1000 })
  expect(await store.getSession('a')).toEqual(sessionOf('a'))
  expect(await store.listSessions({ address: account })).toEqual([sessionOf('a')])
  expect([await store.countNonces(), await store.countSessions()]).toEqual([0, 1])
  const texts = sent.mock.calls.map(([query]) => String(Reflect.get(Object(query), 'text')))
  const reads = texts.filter((text) => text.startsWith('SELECT'))
  expect(reads).toHaveLength(4)
  // A query that calls a function which is not immutable is not cached.
  for (const text of reads) expect(text).toContain('now()')
})

describe('an unresponsive PostgreSQL', { timeout: 30_000 }, () => {
  it('times out while connecting', async () => {
    const { port } = await switchable(undefined)
    const url = `postgres://foyer@127.0.0.1:${port}/foyer`
    await expect(openPostgresStore({ url, timeout: 100 })).rejects.toThrow(/timeout/)
  })

  it('cancels a statement that waits for a lock', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const store = await openPostgresStore({ url, timeout: 3_000 })
    onTestFinished(() => store.close())
    const other = await connected(url)
    await other.query('BEGIN; LOCK TABLE foyer_nonces')
    await expect(store.putNonce(nonce)).rejects.toMatchObject({ code: '57014' })
    const waiting = await other.query('SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted')
    expect(waiting.rows[0]?.n).toBe(0)
    await other.query('COMMIT')
    await store.putNonce(nonce)
  })

  it('times out if its connection hangs', async (context) => {
    needPostgres(context)
    const url = new URL(((await postgres?.database()) ?? '').replace('///', '//localhost/'))
    const { cut, port } = await switchable(`${url.searchParams.get('host')}/.s.PGSQL.5432`)
    const options = url.searchParams.get('options') ?? ''
    const store = await openPostgresStore({
      url: `postgres://foyer@127.0.0.1:${port}/postgres?options=${encodeURIComponent(options)}`,
      timeout: 3_000,
      connections: 1,
    })
    await store.check()
    cut()
    await expect(store.putNonce(nonce)).rejects.toThrow(/timeout/)
  })

  it('is not ready if it refuses writes, and the log has the code', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const log = vi.fn()
    const auth = testAuth({ store: await openPostgresStore({ url }), log })
    expect(await auth.ready()).toBe(true)
    const other = await connected(url)
    await other.query('ALTER TABLE foyer_nonces ADD CHECK (binding <> $$$$) NOT VALID')
    await expect.poll(() => auth.ready()).toBe(false)
    expect(log).toHaveBeenCalledWith({
      level: 'error',
      event: 'store check failed',
      fields: { cause: 'error', database: '23514' },
    })
  })
})

it('counts millions of sessions by the estimate of PostgreSQL', async (context) => {
  needPostgres(context)
  const url = (await postgres?.database()) ?? ''
  const store = await openPostgresStore({ url })
  onTestFinished(() => store.close())
  await store.putSession(sessionOf('a'), undefined, { idleTime: 1_000, perAddress: 1 })
  const client = await connected(url)
  const estimate = (rows: number) =>
    client.query("UPDATE pg_class SET reltuples = $1 WHERE relname = 'foyer_sessions'", [rows])
  await estimate(999_999)
  expect(await store.countSessions()).toBe(1)
  await estimate(5_000_000)
  expect(await store.countSessions()).toBe(5_000_000)
})

describe('clearing the sessions of PostgreSQL', { timeout: 30_000 }, () => {
  const limits = { idleTime: 1_000, perAddress: 1 }

  /** A store that seems full, since PostgreSQL estimates millions of rows. */
  async function full(url: string) {
    const store = await openPostgresStore({ url })
    onTestFinished(() => store.close())
    await store.putSession(sessionOf('a'), undefined, limits)
    await store.putNonce(nonce)
    const client = await connected(url)
    await client.query(
      "UPDATE pg_class SET reltuples = 5000000 WHERE relname IN ('foyer_sessions', 'foyer_nonces')",
    )
    return { client, store }
  }

  async function cleared(url: string): Promise<number> {
    const admin = await openPostgresAdmin(url)
    onTestFinished(() => admin.close())
    return admin.clearSessions()
  }

  it('reopens sign-in, whatever PostgreSQL estimated before', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const { store } = await full(url)
    expect(await cleared(url)).toBe(1)
    expect([await store.countSessions(), await store.countNonces()]).toEqual([0, 0])
  })

  it('does not wait for a backup that reads the tables', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const { client, store } = await full(url)
    await client.query('BEGIN; SELECT FROM foyer_sessions')
    expect(await cleared(url)).toBe(1)
    expect([await store.countSessions(), await store.countNonces()]).toEqual([0, 0])
    await client.query('COMMIT')
  })

  it('ends them for a role that may delete rows and nothing more', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const { client, store } = await full(url)
    const schema = (await client.query('SELECT current_schema() AS name')).rows[0]?.name
    await client.query(`CREATE ROLE clearing LOGIN; GRANT USAGE ON SCHEMA ${schema} TO clearing;
      GRANT SELECT, DELETE ON foyer_sessions, foyer_nonces TO clearing`)
    expect(await cleared(url.replace('user=foyer', 'user=clearing'))).toBe(1)
    expect(await store.getSession('a')).toBeUndefined()
  })
})

describe('a sweep of PostgreSQL', { timeout: 30_000 }, () => {
  it('deletes many expired rows in short statements, and waits for no lock', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const store = await openPostgresStore({ url })
    onTestFinished(() => store.close())
    const other = await connected(url)
    await other.query(`
      INSERT INTO foyer_nonces SELECT n::text, '', n FROM generate_series(1, 2500) AS n;
      INSERT INTO foyer_uses SELECT n::text, 1, n FROM generate_series(1, 2500) AS n;
      INSERT INTO foyer_sessions
        SELECT n::text, n::text, '0x', 1, 1, n, 9000, '' FROM generate_series(1, 2500) AS n;
      CREATE TABLE deletions (rows int);
      CREATE FUNCTION count_deleted() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO deletions SELECT count(*) FROM gone; RETURN NULL; END $$;`)
    for (const table of ['nonces', 'uses', 'sessions']) {
      await other.query(`CREATE TRIGGER counting AFTER DELETE ON foyer_${table}
        REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_deleted()`)
    }
    const holder = await connected(url)
    await holder.query("BEGIN; SELECT FROM foyer_sessions WHERE token_hash = '7' FOR UPDATE")
    await store.sweep(2400, { idleTime: 0, perAddress: 1 })
    const { rows } = await other.query(
      'SELECT sum(rows)::int AS all, max(rows) AS most FROM deletions',
    )
    expect(rows).toEqual([{ all: 3 * 2400 - 1, most: 1000 }])
    expect(await store.countNonces()).toBe(100)
    expect(await store.countSessions()).toBe(101)
    await holder.query('ROLLBACK')
    // The next sweep deletes the row that was locked.
    await store.sweep(2400, { idleTime: 0, perAddress: 1 })
    expect(await store.countSessions()).toBe(100)
  })
})

describe('several processes on one PostgreSQL', { timeout: 30_000 }, () => {
  it('lock the sessions that they end in one order, so that none of them deadlock', async (context) => {
    needPostgres(context)
    const url = (await postgres?.database()) ?? ''
    const store = await openPostgresStore({ url })
    onTestFinished(() => store.close())
    for (const name of ['e', 'd', 'a', 'c', 'b']) {
      await store.putSession(sessionOf(name), undefined, { idleTime: 1, perAddress: 9 })
    }
    const other = await connected(url)
    await other.query('BEGIN')
    await other.query("SELECT FROM foyer_sessions WHERE token_hash = 'a' FOR UPDATE")
    const ending = store.putSession(sessionOf('new'), undefined, { idleTime: 1, perAddress: 1 })
    const observer = await connected(url)
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await observer.query(waiting)).rows[0]?.n).toBe(1)
    const rest =
      "SELECT FROM foyer_sessions WHERE token_hash IN ('b', 'c', 'd', 'e') FOR UPDATE NOWAIT"
    expect((await other.query(rest)).rowCount).toBe(4)
    await other.query('ROLLBACK')
    await ending
    expect(await store.listSessions({ address: account })).toEqual([sessionOf('new')])
  })
})
