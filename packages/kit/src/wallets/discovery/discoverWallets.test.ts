// @vitest-environment happy-dom

import { isObject } from '@foyer/ui/utils/guards.ts'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { connectionRestore } from '../connection/restore/connectionRestore.ts'
import { announcedWallets } from './discoverWallets.ts'

/** The providers that received a request, in order. */
const answered: unknown[] = []

const provider = () => ({
  async request(this: unknown): Promise<unknown> {
    answered.push(this)
    return null
  },
  on: vi.fn(),
  removeListener() {},
})

const detail = (rdns: string, its: object = provider()) => ({
  info: { uuid: `uuid of ${rdns}`, name: rdns, icon: 'data:image/png;base64,AA==', rdns },
  provider: its,
})

function announce(details: readonly unknown[]) {
  for (const detail of details) {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
}

/** A window of its own: kits of other tests listen on theirs until it closes, and would respond. */
Object.defineProperty(globalThis, 'window', { value: new Window({ url: location.href }) })

/** Listeners of earlier tests would respond too. */
let onRequest = () => {}
window.addEventListener('eip6963:requestProvider', () => onRequest())

const { addEventListener } = window
const heard: [string, EventListenerOrEventListenerObject][] = []

beforeEach(() => {
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) => {
    heard.push([type, listener])
    addEventListener.call(window, type, listener)
  })
})

afterEach(() => {
  onRequest = () => {}
  for (const [type, listener] of heard.splice(0)) window.removeEventListener(type, listener)
  vi.restoreAllMocks()
})

/** A page whose wallets announce themselves at once; those in `late` do so afterwards. */
async function discovered(early: readonly unknown[], late: readonly unknown[] = []) {
  onRequest = () => announce(early)
  const kit = kitConfigForTest([])
  announce(late)
  await kit.get(connectionRestore).run()
  return kit
}

/** The provider that receives a request made through the first connector. */
async function requestedProvider({ wagmi }: ReturnType<typeof kitConfigForTest>): Promise<unknown> {
  const its = await wagmi.connectors[0]?.getProvider()
  const request: unknown = isObject(its) ? Reflect.get(its, 'request') : undefined
  if (typeof request === 'function') await request({ method: 'eth_chainId' })
  return answered.at(-1)
}

const ids = ({ wagmi }: ReturnType<typeof kitConfigForTest>) => wagmi.connectors.map(({ id }) => id)

test('early and late announcements are each listed once, with name and icon', async () => {
  const one = detail('com.one')
  const kit = await discovered([one], [one, detail('com.two')])
  expect(ids(kit)).toEqual(['com.one', 'com.two'])
  announce([detail('com.three'), one])
  await vi.waitFor(() => expect(ids(kit)).toEqual(['com.one', 'com.two', 'com.three']))
  expect(kit.wagmi.connectors[0]).toMatchObject({
    name: 'com.one',
    icon: 'data:image/png;base64,AA==',
    type: 'injected',
  })
  expect(await requestedProvider(kit)).toBe(one.provider)
  expect(kit.get(announcedWallets).get('com.one')).toBe(one.provider)
})

describe('an invalid announcement does not affect other wallets', () => {
  const throwing = (key: string, rest: object) =>
    Object.defineProperty({ ...rest }, key, {
      enumerable: true,
      get() {
        throw new Error('mine')
      },
    })
  const sound = detail('com.bad')
  const unbound = Object.assign(() => {}, { bind: undefined })
  /** Its `request` can be read once. */
  const fickle = () => {
    let reads = 0
    return Object.defineProperty(provider(), 'request', {
      get() {
        reads += 1
        if (reads > 1) throw new Error('mine')
        return () => {}
      },
    })
  }
  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'text'],
    ['empty', {}],
    ['without info', { provider: provider() }],
    ['without provider', { info: sound.info }],
    ['with a provider that cannot be asked', { info: sound.info, provider: {} }],
    ['with an rdns that is not text', { info: { ...sound.info, rdns: 7 }, provider: provider() }],
    ['with an empty rdns', detail('')],
    ['with an endless rdns', detail('x'.repeat(300))],
    ['without a uuid', { info: { ...sound.info, uuid: undefined }, provider: provider() }],
    ['with the id of what is found in the window', detail('window:trust')],
    ['whose name throws', { info: throwing('name', sound.info), provider: provider() }],
    ['whose info throws', throwing('info', { provider: provider() })],
    ['whose request cannot be bound', detail('com.bad', { request: unbound })],
    ['whose provider throws', { info: sound.info, provider: throwing('request', {}) }],
  ])('%s', async (_what, bad) => {
    const kit = await discovered([bad, detail('com.one')], [bad, detail('com.two')])
    expect(ids(kit)).toEqual(['com.one', 'com.two'])
  })

  test('whose provider throws later', async () => {
    const kit = await discovered(
      [detail('com.early', fickle()), detail('com.one')],
      [detail('com.late', fickle()), detail('com.two')],
    )
    announce([detail('com.three')])
    await vi.waitFor(() => expect(ids(kit)).toContain('com.three'))
    expect(ids(kit)).toEqual(expect.arrayContaining(['com.one', 'com.two']))
  })
})

test('a provider that throws on subscribing is listed without an error on the page', async () => {
  const failed = vi.fn()
  process.on('unhandledRejection', failed)
  const angry = Object.defineProperty(provider(), 'on', {
    get() {
      throw new Error('mine')
    },
  })
  const kit = await discovered([detail('com.angry', angry)])
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', failed)
  expect(ids(kit)).toEqual(['com.angry'])
  expect(failed).not.toHaveBeenCalled()
})

test('of two with the same rdns or uuid the first counts', async () => {
  const first = detail('com.one')
  const again = { ...first, info: { ...first.info, uuid: 'new at each announcement' } }
  const borrowed = { ...detail('com.two'), info: { ...first.info, rdns: 'com.two' } }
  const kit = await discovered([first, again, borrowed])
  expect(ids(kit)).toEqual(['com.one'])
  announce([detail('com.one')])
  expect(await requestedProvider(kit)).toBe(first.provider)
})

test('a thousand late wallets are each set up once', async () => {
  const kit = await discovered([detail('com.first')])
  const late = Array.from({ length: 1_000 }, (_, index) => detail(`com.late${index}`))
  const changes = vi.fn()
  kit.wagmi._internal.connectors.subscribe(changes)
  announce(late)
  announce(late)
  await vi.waitFor(() => expect(kit.wagmi.connectors).toHaveLength(1_001))
  expect(changes).toHaveBeenCalledOnce()
  // The connector listens for four events.
  await vi.waitFor(() => expect(late.at(-1)?.provider).toHaveProperty('on.mock.calls.length', 4))
})

describe('F5 a script that patches a wallet after it was announced', () => {
  test('gets no requests: the wallet keeps its original request method', async () => {
    const one = detail('com.one')
    const kit = await discovered([one])
    const hook = vi.fn(async () => ['0x1'])
    Object.assign(one.provider, { request: hook })
    expect(await requestedProvider(kit)).toBe(one.provider)
    expect(hook).not.toHaveBeenCalled()
  })

  test.each([
    ['frozen', (its: object) => Object.freeze(its)],
    ['a proxy', (its: object) => new Proxy(its, {})],
    [
      'with private fields',
      () => {
        class Wallet {
          readonly #answer = 'mine'
          readonly flag = true
          async request() {
            return this.#answer
          }
        }
        return new Wallet()
      },
    ],
  ])('a wallet that is %s works the same', async (_what, made) => {
    const its = made({ ...provider(), flag: true })
    const kit = await discovered([detail('com.one', its)])
    const kept: unknown = await kit.wagmi.connectors[0]?.getProvider()
    const request: unknown = isObject(kept) && Reflect.get(kept, 'request')
    await expect(typeof request === 'function' && request({ method: 'a' })).resolves.toBeDefined()
    expect(isObject(kept) && 'flag' in kept && Reflect.get(kept, 'flag')).toBe(true)
  })
})
