import { once } from 'node:events'
import { fdatasync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBrowser, testAccount } from '../testing/browser.ts'
import { testAuth } from '../testing/testAuth.ts'
import { createWriteQueue } from './createWriteQueue.ts'
import { sqliteStore } from './sqliteStore.ts'

vi.mock('node:fs', async (load) => {
  const original = await load<typeof import('node:fs')>()
  return { ...original, fdatasync: vi.fn(original.fdatasync) }
})

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sqlite-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'a.sqlite')
}

it('several threads open a new file at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-opening-'))
  const path = join(import.meta.dirname, '..', 'testing', 'openOnRequest.ts')
  const workers = Array.from({ length: 4 }, () => new Worker(path))
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.terminate()))
    await rm(folder, { recursive: true })
  })
  const said: unknown[] = []
  for (let round = 0; round < 100; round += 1) {
    const answers = workers.map((worker) => once(worker, 'message'))
    for (const worker of workers) worker.postMessage(join(folder, `${round}.sqlite`))
    said.push(...(await Promise.all(answers)).flat())
  }
  expect(said.filter((answer) => answer !== 'opened')).toEqual([])
  expect(said).toHaveLength(400)
})

describe('a database locked by another process', () => {
  async function held(busyTimeout?: number) {
    const file = await temporaryFile()
    const store = sqliteStore({ file, busyTimeout })
    const auth = testAuth({ store })
    const visitor = createBrowser(auth)
    await visitor.signIn(testAccount())
    const other = new DatabaseSync(file)
    onTestFinished(() => other.close())
    other.exec('BEGIN IMMEDIATE')
    return { auth, other, store, visitor }
  }

  it('blocks nothing else, and accepts the write once unlocked', async () => {
    const { other, store, visitor } = await held()
    let isDone = false
    const writing = Promise.all([visitor.nonce(), visitor.nonce()]).then(() => {
      isDone = true
    })
    // A blocked process could never release the lock.
    for (let count = 0; count < 20; count += 1) {
      expect((await visitor.send('GET', '/session')).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(isDone).toBe(false)
    other.exec('COMMIT')
    await writing
    expect(await store.countNonces()).toBe(2)
  })

  it('fails the write after the timeout, and accepts the next one', async () => {
    const { other, visitor } = await held(100)
    expect((await visitor.send('POST', '/nonce')).status).toBe(503)
    other.exec('COMMIT')
    expect((await visitor.send('POST', '/nonce')).status).toBe(200)
  })

  it('fails pending writes when it is closed', async () => {
    const { store } = await held()
    const writing = expect(
      store.putNonce({ nonce: 'a', binding: 'b', expiresAt: 1 }),
    ).rejects.toThrow(/locked/)
    await store.close()
    await writing
  })
})

describe('a database that cannot be written', () => {
  it('is not ready if the disk is full, and the log has the code', async () => {
    const opened: DatabaseSync[] = []
    const { exec } = DatabaseSync.prototype
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      text: string,
    ) {
      if (!opened.includes(this)) opened.push(this)
      return Reflect.apply(exec, this, [text])
    })
    const log = vi.fn()
    const auth = testAuth({ store: sqliteStore({ file: await temporaryFile() }), log })
    expect(await auth.ready()).toBe(true)
    // Limits the database to its current size.
    const pages = Number(opened[0]?.prepare('PRAGMA page_count').get()?.page_count)
    exec.call(opened[0], `PRAGMA max_page_count = ${pages}`)
    const visitor = createBrowser(auth)
    const nonces = async () => (await visitor.send('POST', '/nonce')).status
    await expect.poll(nonces, { interval: 0 }).toBe(503)
    await expect.poll(() => auth.ready()).toBe(false)
    expect(log).toHaveBeenCalledWith({
      level: 'error',
      event: 'store check failed',
      fields: { cause: 'Error', database: '13' },
    })
  })

  it.each([
    ['deleted', (file: string) => rm(file)],
    [
      'replaced',
      async (file: string) => {
        await rm(file)
        await writeFile(file, '')
      },
    ],
  ])('is not ready and confirms nothing if its file is %s', async (_, remove) => {
    const file = await temporaryFile()
    const auth = testAuth({ store: sqliteStore({ file }) })
    const visitor = createBrowser(auth)
    expect(await auth.ready()).toBe(true)
    const message = await visitor.message(testAccount())
    const signature = await testAccount().signMessage({ message })
    await remove(file)
    expect((await visitor.send('POST', '/verify', { message, signature })).status).toBe(503)
    expect((await visitor.send('POST', '/nonce')).status).toBe(503)
    await expect.poll(() => auth.ready()).toBe(false)
  })
})

it('counts in the same time however many rows there are, also those of other processes', async () => {
  const file = await temporaryFile()
  const store = sqliteStore({ file })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  onTestFinished(() => store.close())
  const numbers = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 200000)'
  other.exec(`
    INSERT INTO nonces ${numbers} SELECT n, '', 1 FROM r;
    INSERT INTO sessions ${numbers}
      SELECT n, n, '0x', 1, 1, 1, 9000, '', NULL, NULL, NULL FROM r;`)
  const before = process.threadCpuUsage()
  for (let count = 0; count < 1000; count += 1) {
    await Promise.all([store.countNonces(), store.countSessions()])
  }
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(200)
  expect([await store.countNonces(), await store.countSessions()]).toEqual([200_000, 200_000])
  await store.check()
  other.exec("DELETE FROM nonces WHERE nonce <= '5'; DELETE FROM sessions WHERE id > '5'")
  for (const [table, count] of [
    ['nonces', await store.countNonces()],
    ['sessions', await store.countSessions()],
  ] as const) {
    expect(other.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()?.n).toBe(count)
  }
})

it('deletes many expired rows in short transactions, between which the process answers', async () => {
  const file = await temporaryFile()
  const store = sqliteStore({ file })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  onTestFinished(() => store.close())
  const numbers = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 2500)'
  // Half of the sessions have ended, and the others have not been used.
  other.exec(`
    INSERT INTO nonces ${numbers} SELECT n, '', n FROM r;
    INSERT INTO uses ${numbers} SELECT n, 1, n FROM r;
    INSERT INTO sessions ${numbers}
      SELECT n, n, '0x', 1, 1, iif(n % 2, n, 9000), iif(n % 2, 9000, n), '', NULL, NULL, NULL FROM r;`)
  const counting = other.prepare(
    `SELECT (SELECT COUNT(*) FROM nonces) + (SELECT COUNT(*) FROM uses)
      + (SELECT COUNT(*) FROM sessions) AS n`,
  )
  const rows = () => Number(counting.get()?.n)
  const counts = [rows()]
  let isSwept = false
  const sweeping = store.sweep(2400, { idleTime: 0, perAddress: 1 }).then(() => {
    isSwept = true
  })
  while (!isSwept) {
    await new Promise((resolve) => setImmediate(resolve))
    counts.push(rows())
  }
  await sweeping
  expect(counts.at(-1)).toBe(3 * 100)
  const deleted = counts.slice(1).map((count, index) => (counts[index] ?? 0) - count)
  expect(Math.max(...deleted)).toBe(20)
})

it('waits for the disk before it opens, and keeps a write-ahead log', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  const store = sqliteStore({ file: await temporaryFile() })
  onTestFinished(() => store.close())
  const executed = exec.mock.calls.map(([text]) => text)
  expect(executed).toContain('PRAGMA journal_mode = WAL')
  expect(executed).toContain('PRAGMA synchronous = FULL')
})

it('confirms a write once the disk has it, and meanwhile does other work', async () => {
  const database = new DatabaseSync(await temporaryFile())
  onTestFinished(() => database.close())
  database.exec('CREATE TABLE a (b)')
  const syncs: PromiseWithResolvers<void>[] = []
  const sync = () => {
    const next = Promise.withResolvers<void>()
    syncs.push(next)
    return next.promise
  }
  const { flush, write } = createWriteQueue({ database, busyTimeout: 0, sync, verify: () => {} })
  const confirmed: number[] = []
  const put = (value: number) =>
    write(() => database.prepare('INSERT INTO a VALUES (?)').run(value)).then(
      () => confirmed.push(value),
      () => confirmed.push(-value),
    )
  const rows = () => database.prepare('SELECT COUNT(*) AS n FROM a').get()?.n
  const first = put(1)
  await vi.waitFor(() => expect(syncs).toHaveLength(1))
  // Committed while the disk is already writing: they share the next wait.
  const others = [put(2), put(3)]
  expect(await write(() => 'at once', false)).toBe('at once')
  expect([rows(), ...confirmed]).toEqual([3])
  syncs[0]?.resolve()
  await first
  expect(confirmed).toEqual([1])
  expect(syncs).toHaveLength(2)
  syncs[1]?.reject(new Error('I/O error'))
  await Promise.all(others)
  expect(confirmed).toEqual([1, -2, -3])

  const last = put(4)
  const closing = flush()
  expect(rows()).toBe(4)
  syncs[2]?.resolve()
  await Promise.all([closing, last])
  expect(confirmed).toEqual([1, -2, -3, 4])
})

it('waits for the disk with the session, and so with the use of its nonce before it', async () => {
  const auth = testAuth({ store: sqliteStore({ file: await temporaryFile() }) })
  const visitor = createBrowser(auth)
  // The first request also sweeps.
  await visitor.signIn(testAccount())
  const waits = async (work: () => Promise<unknown>) => {
    vi.mocked(fdatasync).mockClear()
    await work()
    return vi.mocked(fdatasync).mock.calls.length
  }
  let message = ''
  expect(
    await waits(async () => {
      message = await visitor.message(testAccount())
    }),
  ).toBe(0)
  const signature = await testAccount().signMessage({ message })
  const elsewhere = createBrowser(auth)
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
  expect(await waits(() => elsewhere.send('POST', '/verify', { message, signature }))).toBe(1)
  expect(await waits(() => elsewhere.send('GET', '/session'))).toBe(0)
  expect(await waits(() => elsewhere.send('POST', '/logout'))).toBe(1)
})

it('a slow disk delays sign-ins, and nobody else', async () => {
  const auth = testAuth({ store: sqliteStore({ file: await temporaryFile() }) })
  const [known, late] = [createBrowser(auth), createBrowser(auth)]
  await known.signIn(testAccount(1))
  const unwritten = () => {}
  let write: () => void = unwritten
  vi.mocked(fdatasync).mockImplementationOnce((_, done) => {
    write = () => done(null)
  })
  let status = 0
  const signingIn = late.signIn(testAccount(2)).then((response) => {
    status = response.status
  })
  await vi.waitFor(() => expect(write).not.toBe(unwritten))
  expect((await known.send('GET', '/session')).status).toBe(200)
  expect((await known.send('POST', '/nonce')).status).toBe(200)
  expect(status).toBe(0)
  write()
  await signingIn
  expect(status).toBe(200)
})
