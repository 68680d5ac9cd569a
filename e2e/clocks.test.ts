// @vitest-environment happy-dom

import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addedTime, agoOrDateText, agoText } from '../apps/shell/web/components/timeText.ts'
import {
  defaultLockTime,
  parseLockTime,
  toFieldText,
} from '../apps/shell/web/features/vault/form/lockTimes.ts'
import { summarise } from '../apps/shell/web/features/vault/reading/positions.ts'
import { balanceQuery } from '../packages/kit/src/account/reads/balanceQuery.ts'
import { pollBalances } from '../packages/kit/src/account/reads/polling.ts'
import { createProfileStore } from '../packages/kit/src/chains/ens/profileStore.ts'
import { transportRegistry } from '../packages/kit/src/chains/transport/lazyTransportRegistry.ts'
import { createSignInController } from '../packages/kit/src/sign-in/createSignInController.ts'
import type { SignInAdapter } from '../packages/kit/src/sign-in/signInAdapter.ts'
import { createSiweAdapter } from '../packages/kit/src/sign-in/siwe/createSiweAdapter.ts'
import { attemptsForTest } from '../packages/kit/src/testing/attemptsForTest.ts'
import { alice, fakeConnector, never } from '../packages/kit/src/testing/fakeConnector.ts'
import {
  ethereum,
  kitConfigForTest,
  mint,
  readThrough,
} from '../packages/kit/src/testing/kitConfigForTest.ts'
import { signInHarness } from '../packages/kit/src/testing/signInHarness.ts'

/** Every place that compares or shows a time, on devices whose clock is wrong or changes. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** The true time at which each test starts. */
const start = Date.UTC(2026, 10, 28, 12)

const clocks = [
  ['right', start],
  ['ten minutes ahead', start + 10 * minute],
  ['ten minutes behind', start - 10 * minute],
  ['a day ahead', start + day],
  ['a day behind', start - day],
  ['two years behind', start - 730 * day],
  ['in 1970', 0],
  ['in 2100', Date.UTC(2100, 0, 1)],
] as const

/** The clock at first, and the one that it is set to while the page is open. */
const cases = clocks.flatMap(([name, time]) =>
  time === start
    ? [{ name, first: start, later: start }]
    : [
        { name, first: time, later: time },
        { name: `set to ${name}`, first: start, later: time },
        { name: `set right from ${name}`, first: time, later: start },
      ],
)

function device({ first, later }: { readonly first: number; readonly later: number }) {
  vi.useFakeTimers({ now: first })
  const since = performance.now()
  const passed = () => performance.now() - since
  return {
    truth: () => start + passed(),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The page has been open for 20 s. */
    async change() {
      await vi.advanceTimersByTimeAsync(20_000)
      if (later !== first) vi.setSystemTime(later + passed())
    },
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const timesIn = (text = '') =>
  [/Issued At: (\S+)/, /Expiration Time: (\S+)/].map((line) =>
    Date.parse(line.exec(text)?.[1] ?? ''),
  )

/** A sign-in server with the true time. It keeps a nonce for a minute, a session for an hour. */
function signInServer(truth: () => number) {
  const at = (time: number) => new Date(time).toISOString()
  const calls: string[] = []
  let nonce = { text: '', until: 0 }
  let session: { readonly until: number; readonly body: object } | undefined

  function verify(body: string): Response {
    const { message } = JSON.parse(body)
    const [issued = Number.NaN, expires = Number.NaN] = timesIn(message)
    const isInTime = Math.abs(truth() - issued) < minute && expires > truth()
    if (!isInTime || !message.includes(nonce.text) || nonce.until < truth()) {
      return new Response(null, { status: 401 })
    }
    const until = truth() + hour
    const times = { issuedAt: at(truth()), expiresAt: at(until) }
    session = { until, body: { address: alice, chainId: 1, ...times } }
    return Response.json(session.body)
  }

  function answer(path: string, body: string): Response {
    if (path === 'nonce') {
      nonce = { text: `abcdefgh${calls.length}`, until: truth() + minute }
      return Response.json({ nonce: nonce.text, expiresIn: 60 })
    }
    if (path === 'verify') return verify(body)
    if (path === 'sessions') {
      const device = { id: 'a', current: false, device: '', lastSeenAt: at(truth()) }
      const ages = [2 * hour, 3 * day]
      return Response.json(ages.map((age) => ({ ...device, createdAt: at(truth() - age) })))
    }
    const isOver = session === undefined || session.until <= truth()
    return isOver ? new Response(null, { status: 401 }) : Response.json(session?.body)
  }

  async function fetch(url: unknown, init?: RequestInit): Promise<Response> {
    const path = String(url).replace('/auth/', '')
    calls.push(path)
    const response = answer(path, String(init?.body))
    response.headers.set('date', new Date(truth()).toUTCString())
    return response
  }
  const location = { host: 'app.example', origin: 'https://app.example' }
  return { calls, adapter: createSiweAdapter({ baseUrl: '/auth', fetch, location }) }
}

/** A visitor who signs in, with an adapter that is loaded when it is needed, as in apps. */
async function signingIn(truth: () => number, changes: Partial<SignInAdapter> = {}) {
  const { adapter, calls } = signInServer(truth)
  const load = vi.fn(async () => ({ ...adapter, ...changes }))
  const harness = await signInHarness(createSignInController, load)
  await harness.open()
  await vi.waitFor(() => expect(harness.state().message).toBeDefined())
  const sign = async () => {
    await harness.press()
    harness.wallet.answer('0x1234')
    await harness.settle()
  }
  return { ...harness, calls, sign }
}

describe.each(cases)('a device whose clock is $name', (clock) => {
  test('signs in with the times of the server, and a message that is replaced in time', async () => {
    const { change, truth, wait } = device(clock)
    const { calls, sign, state, status } = await signingIn(truth)
    const first = state().message?.text
    await change()
    await wait(30_000)
    expect(state().message?.text).not.toBe(first)
    const [issued = 0, expires = 0] = timesIn(state().message?.text)
    expect(issued).toBeLessThan(truth() + 1_000)
    expect(issued).toBeGreaterThan(truth() - minute)
    expect(expires - issued).toBe(minute)
    await sign()
    expect(status()).toBe('authenticated')
    expect(calls.filter((path) => path === 'verify')).toHaveLength(1)
  })

  test('keeps a session until the server ends it, and asks seldom', async () => {
    const { change, truth, wait } = device(clock)
    const { calls, sign, status } = await signingIn(truth)
    await sign()
    await change()
    // The visitor comes back, and the server's answer replaces what the sign-in said.
    await wait(6 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(53 * minute)
    expect(calls).toContain('session')
    expect(status()).toBe('authenticated')
    await wait(12 * minute)
    expect(status()).toBe('unauthenticated')
    expect(calls.filter((path) => path === 'session').length).toBeLessThanOrEqual(4)
  })

  test('never keeps a session that only this tab knows beyond its end', async () => {
    const { change, truth, wait } = device(clock)
    const { sign, status } = await signingIn(truth, { getSession: undefined })
    await sign()
    await change()
    // A clock that is set ahead cannot be told from a device that slept.
    if (clock.later <= clock.first) {
      await wait(59 * minute)
      expect(status()).toBe('authenticated')
    }
    await wait(72 * minute)
    expect(status()).toBe('unauthenticated')
  })

  test('says how long ago other devices signed in', async () => {
    const { change, truth } = device(clock)
    const { sessions } = signInServer(truth).adapter
    const list = await sessions.list()
    await change()
    const texts = list.map(({ createdAt }) =>
      agoOrDateText(Date.parse(createdAt), sessions.now?.() ?? 0, 'en'),
    )
    expect(texts).toEqual(['2 hours ago', 'Nov 25, 2026'])
  })

  test('shows no pairing code for longer than the five minutes that it is valid', async () => {
    const { change, wait } = device(clock)
    const set = attemptsForTest(fakeConnector({ id: 'a', connect: never }))
    void set.attempts.start(set.wallet(0))
    const say = (type: string, data: unknown) => set.at(0).emitter.emit('message', { type, data })
    say('display_uri', 'wc:topic@2?symKey=key')
    say('display_uri_expiry', Date.now() + 5 * minute)
    const attempt = set.attempts.getState()
    const left = () => attempt.phase === 'connecting' && attempt.link?.timeLeft?.()
    await change()
    const isAhead = clock.later > clock.first + 5 * minute
    expect(left()).toBe(isAhead ? 0 : 5 * minute - 20_000)
    await wait(5 * minute)
    expect(left()).toBe(0)
  })

  test('reads every balance again within 30 s, and knows none from the future', async () => {
    const { change, wait } = device(clock)
    vi.stubGlobal('fetch', async (url: unknown, { body }: RequestInit) => {
      const calls = [JSON.parse(String(body))].flat()
      const chainId = `0x${String(url).at(-1)}`
      return Response.json(
        calls.map(({ id, method }) => {
          return { jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : '0x64' }
        }),
      )
    })
    const chains = [
      readThrough(ethereum, ['http://localhost:1/1']),
      { ...readThrough(mint, ['http://localhost:1/2']), id: 2, key: 'two' },
    ] as const
    const kit = kitConfigForTest([], { chains })
    const observers = chains.map(({ id }) => {
      const query = { ...balanceQuery(kit.wagmi, alice, id), retry: false, initialData: 0n }
      return new QueryObserver(kit.queryClient, query)
    })
    for (const observer of observers) onTestFinished(observer.subscribe(() => {}))
    await kit.get(transportRegistry)?.load()
    onTestFinished(pollBalances(kit, 1))
    await change()
    await wait(8_000)
    const ages = () =>
      observers.map((observer) => Date.now() - observer.getCurrentResult().dataUpdatedAt)
    expect(Math.min(...ages())).toBeGreaterThanOrEqual(0)
    document.dispatchEvent(new Event('pointermove'))
    await wait(32_000)
    expect(Math.min(...ages())).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages())).toBeLessThanOrEqual(40_000)
    expect(observers.map((observer) => observer.getCurrentResult().data)).toEqual([100n, 100n])
  })

  test('looks a stored name up again after a day, or if its age is unknown', async () => {
    const { change } = device(clock)
    const store = createProfileStore(kitConfigForTest([]))
    store.put(alice, 1, { name: 'alice.eth', avatar: undefined })
    await change()
    const age = clock.later - clock.first
    expect(store.get(alice, 1)?.name).toBe(age >= 0 && age < day ? 'alice.eth' : undefined)
  })

  test('shows no time of the future, and none from before the site existed', async () => {
    const { change } = device(clock)
    const added = { addedAt: Date.now() }
    await change()
    const now = Date.now()
    const time = addedTime(added, now)
    if (time !== undefined) expect(time).toBeGreaterThan(Date.UTC(2025, 0, 1))
    if (time !== undefined) expect(agoText(time, now, 'en')).toMatch(/^now$|ago$/)
    if (clock.first === clock.later) {
      const isPossible = clock.first > Date.UTC(2025, 0, 1)
      expect(time && agoText(time, now, 'en')).toBe(isPossible ? 'now' : undefined)
    }
  })

  test('unlocks by the time of the chain', async () => {
    const { change, truth } = device(clock)
    const chainTime = () => Math.floor(truth() / 1_000)
    await change()
    const text = toFieldText(defaultLockTime(chainTime(), false))
    expect(parseLockTime(text, chainTime())).toEqual({
      state: 'ok',
      time: defaultLockTime(chainTime(), false),
    })
    const positions = [-60, 60].map((seconds, id) => ({
      id: BigInt(id),
      amount: 1n,
      unlockTime: chainTime() + seconds,
    }))
    expect(summarise(positions, chainTime())).toMatchObject({
      unlockable: 1n,
      nextTime: chainTime() + 60,
    })
  })
})
