import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBrowser, testAccount } from '../testing/browser.ts'
import { localD1 } from '../testing/localD1.ts'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { testAuth } from '../testing/testAuth.ts'
import { type D1Statement, d1Store } from './d1Store.ts'
import { redisStore } from './redisStore.ts'
import type { Store } from './Store.ts'

let redis: TestRedis | undefined
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis?.stop())

/** A fault of a database, which can begin and end. */
interface Faulty {
  readonly store: Store
  begin(): Promise<unknown>
  end(): Promise<unknown>
}

/** Redis refuses writes with one of its settings, and still answers reads. */
async function refusingRedis(name: string, bad: string, good: string): Promise<Faulty | undefined> {
  const options = await redis?.database()()
  if (!options) return undefined
  onTestFinished(async () => void (await options.close?.()))
  return {
    store: redisStore(options),
    begin: () => options.send(['CONFIG', 'SET', name, bad]),
    end: () => options.send(['CONFIG', 'SET', name, good]),
  }
}

/** Redis does not answer, and does later what it was asked meanwhile. */
async function frozenRedis(): Promise<Faulty | undefined> {
  const options = await redis?.database()()
  if (!options) return undefined
  return {
    store: redisStore(options),
    begin: async () => {
      redis?.signal('SIGSTOP')
      passTime()
    },
    end: async () => {
      vi.useRealTimers()
      redis?.signal('SIGCONT')
    },
  }
}

/** Redis is killed, and started again on its files. */
async function killedRedis(): Promise<Faulty | undefined> {
  const open = redis?.database()
  if (!open) return undefined
  let options = await open()
  return {
    store: redisStore({ ...options, send: (command) => options.send(command) }),
    begin: async () => redis?.signal('SIGKILL'),
    end: async () => {
      await redis?.restart()
      options = await open()
    },
  }
}

/** Time limits end as soon as nothing else happens, until `vi.useRealTimers()`. */
function passTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  onTestFinished(() => void vi.useRealTimers())
}

/** D1 rejects every statement, as when it is overloaded or cannot be reached. */
const rejectingD1 = () =>
  faultyD1(async () => {
    throw new Error('D1_ERROR: D1 DB is overloaded.')
  })

/** D1 accepts no writes, as when its database has the size that an account may have. */
const fullD1 = () =>
  faultyD1(async (text) => {
    if (!text.startsWith('SELECT')) throw new Error('D1_ERROR: Exceeded maximum DB size.')
  })

/** D1 never answers. */
const silentD1 = async (): Promise<Faulty> => {
  const faulty = await faultyD1(() => new Promise(() => {}))
  return {
    ...faulty,
    begin: async () => {
      passTime()
      await faulty.begin()
    },
    end: async () => {
      vi.useRealTimers()
      await faulty.end()
    },
  }
}

async function faultyD1(fail: (text: string) => Promise<void>): Promise<Faulty> {
  const database = localD1()
  let isBroken = false
  const wrapped = (inner: D1Statement, text: string): D1Statement => ({
    bind: (...values) => wrapped(inner.bind(...values), text),
    run: async () => {
      await fail(text)
      return inner.run()
    },
    first: async () => {
      await fail(text)
      return inner.first()
    },
    all: async () => {
      await fail(text)
      return inner.all()
    },
  })
  const prepare = (text: string) => database.prepare(text)
  const store = d1Store({
    database: {
      prepare: (text) => (isBroken ? wrapped(prepare(text), text) : prepare(text)),
      batch: async (statements) => {
        if (isBroken) await fail('several statements')
        return database.batch(statements)
      },
    },
  })
  return {
    store,
    begin: async () => {
      isBroken = true
    },
    end: async () => {
      isBroken = false
    },
  }
}

describe.each([
  ['Redis is full', () => refusingRedis('maxmemory', '1', '0')],
  ['Redis is read-only', () => refusingRedis('min-replicas-to-write', '1', '0')],
  ['Redis is frozen', frozenRedis],
  ['Redis is killed', killedRedis],
  ['D1 fails', rejectingD1],
  ['D1 is full', fullD1],
  ['D1 does not answer', silentD1],
] as const)('while %s', (_, open) => {
  it('nothing is confirmed, and afterwards nothing is lost or revived', async (context) => {
    const faulty = await open()
    if (!faulty) context.skip('Needs Redis: apt-get install redis-server')
    else {
      const auth = testAuth({ store: faulty.store })
      const [known, ending, late] = [createBrowser(auth), createBrowser(auth), createBrowser(auth)]
      expect((await known.signIn(testAccount(1))).status).toBe(200)
      expect((await ending.signIn(testAccount(2))).status).toBe(200)
      const message = await late.message(testAccount(3))
      const body = { message, signature: await testAccount(3).signMessage({ message }) }

      await faulty.begin()
      expect((await late.send('POST', '/nonce')).status).toBe(503)
      expect((await late.send('POST', '/verify', body)).status).toBe(503)
      // A full Redis still deletes.
      const signedOut = (await ending.send('POST', '/logout')).status
      expect([204, 503]).toContain(signedOut)
      await expect.poll(() => auth.ready()).toBe(false)

      await faulty.end()
      await expect.poll(() => auth.ready()).toBe(true)
      expect((await known.send('GET', '/session')).status).toBe(200)
      if (signedOut === 503) await ending.send('POST', '/logout')
      expect((await ending.send('GET', '/session')).status).toBe(401)
      // A nonce works once, or was used up by the attempt that failed.
      expect([200, 401]).toContain((await late.send('POST', '/verify', body)).status)
      expect((await late.send('POST', '/verify', body)).status).toBe(401)
      expect((await late.signIn(testAccount(3))).status).toBe(200)
    }
  })
})

it('a slow D1 makes visitors wait, and nothing is refused', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const asked = vi.fn(() => answered)
  const { begin, store } = await faultyD1(asked)
  const auth = testAuth({ store })
  const visitor = createBrowser(auth)
  expect((await visitor.signIn(testAccount(1))).status).toBe(200)
  await begin()
  const reading = visitor.send('GET', '/session')
  const starting = visitor.send('POST', '/nonce')
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  answer()
  expect([(await reading).status, (await starting).status]).toEqual([200, 200])
})

it('a slow Redis makes visitors wait, and nothing is refused', async (context) => {
  const options = await redis?.database()()
  if (!options) return context.skip('Needs Redis: apt-get install redis-server')
  const auth = testAuth({ store: redisStore(options) })
  await options.send(['CLIENT', 'PAUSE', '500', 'ALL'])
  const visitor = createBrowser(auth)
  expect((await visitor.signIn(testAccount(1))).status).toBe(200)
  expect((await visitor.send('GET', '/session')).status).toBe(200)
})
